package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Several values of one kind; none where they are not given.
 *
 * @param type the collection: a {@code Seq}, a {@code Set} or an {@code Iterable}
 */
public record ListShape(Class<?> type, Shape item) implements Shape {

  @Override
  public Object read(JsonValue json) {
    if (!(json instanceof JsonArray array)) {
      throw new InvalidValue("it is not a list: put it in brackets");
    }
    List<Object> values = new ArrayList<>();
    for (JsonValue value : array.values()) {
      values.add(item(value, values.size()));
    }
    return collected(Vector.ofAll(values));
  }

  private Object item(JsonValue json, int index) {
    try {
      return item.read(json);
    } catch (InvalidValue e) {
      throw BadInput.atIndex(index, e);
    }
  }

  /** These values as a collection of the type. */
  public Object collected(Seq<?> values) {
    return Set.class.isAssignableFrom(type) ? LinkedHashSet.ofAll(values) : values;
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    out.raw('[');
    boolean first = true;
    for (Object one : (Iterable<?>) value) {
      if (!first) {
        out.raw(',');
      }
      first = false;
      item.write(one, out);
    }
    out.raw(']');
  }

  @Override
  public Object parse(String word) {
    return read(JsonParser.parse(word));
  }

  @Override
  public Object absent() {
    return collected(Vector.empty());
  }
}
