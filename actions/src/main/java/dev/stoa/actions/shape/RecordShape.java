package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import io.vavr.Lazy;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** A record: an object with a member for each component. */
public final class RecordShape implements Shape {

  private final Class<?> type;
  private final String title;
  private final Seq<Member> members;
  private final Member[] sorted;
  private final Maker maker;
  private final Lazy<Seq<Member>> cursors;

  RecordShape(Class<?> type, String title, Seq<Member> members, Maker maker) {
    this.type = type;
    this.title = title;
    this.members = members;
    this.sorted = members.sortBy(Member::name).toJavaArray(Member[]::new);
    this.maker = maker;
    this.cursors = Lazy.of(() -> members.filter(Member::isCursor));
  }

  /** The record. */
  public Class<?> type() {
    return type;
  }

  /** What a schema calls it: {@code Message} for {@code ShownMessage}. */
  public String title() {
    return title;
  }

  /** Its members, in the order of the components. */
  public Seq<Member> members() {
    return members;
  }

  /** The member of this name, as JSON has it. */
  public Option<Member> member(String name) {
    return members.find(member -> member.name().equals(name));
  }

  /** The members that say where a list continues. */
  public Seq<Member> cursors() {
    return cursors.get();
  }

  @Override
  public Object read(JsonValue json) {
    if (!(json instanceof JsonObject object)) {
      throw new InvalidValue("it is not an object: put it in braces");
    }
    for (String name : object.members().keySet()) {
      if (member(name).isEmpty()) {
        throw BadInput.of(
            name
                + " is unknown: "
                + (members.isEmpty()
                    ? "there are no members"
                    : "use " + members.map(Member::name).mkString(", ")));
      }
    }
    return make(member -> object.members().get(member.name()).map(member.shape()::read));
  }

  /** The record with these values; what is not given has its default. */
  public Object make(Function<Member, Option<Object>> given) {
    Map<String, Object> values = new HashMap<>();
    members.forEach(member -> values.put(member.path(), member.value(given)));
    return maker.make("", values);
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    out.raw('{');
    for (int i = 0; i < sorted.length; i++) {
      if (i > 0) {
        out.raw(',');
      }
      sorted[i].write(value, out);
    }
    out.raw('}');
  }

  /** As above, with the member {@code kind} at its place among the others. */
  void write(Object value, String kind, CanonicalWriter out) {
    out.raw('{');
    boolean written = false;
    for (int i = 0; i < sorted.length; i++) {
      if (!written && sorted[i].name().compareTo(VariantShape.KIND) > 0) {
        out.string(VariantShape.KIND).raw(':').string(kind).raw(',');
        written = true;
      }
      sorted[i].write(value, out);
      if (i < sorted.length - 1 || !written) {
        out.raw(',');
      }
    }
    if (!written) {
      out.string(VariantShape.KIND).raw(':').string(kind);
    }
    out.raw('}');
  }

  @Override
  public Object parse(String word) {
    return read(JsonParser.parse(word));
  }
}
