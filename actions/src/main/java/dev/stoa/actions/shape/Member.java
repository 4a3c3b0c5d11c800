package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Cursor;
import io.vavr.Lazy;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One member of a record: its name, its shape and its description. */
public final class Member {

  private final String path;
  private final String component;
  private final String name;
  private final Type type;
  private final Kind kind;
  private final Lazy<Shape> shape;
  private final Option<About> about;
  private final Getter getter;
  private final byte[] prefix;

  /** The shape is found when it is first needed, so that a record may contain its own kind. */
  private Member(
      String path,
      String name,
      Type type,
      Kind kind,
      Lazy<Shape> shape,
      Option<About> about,
      Getter getter) {
    this.path = path;
    this.component = Words.camel(name);
    this.name = name;
    this.type = type;
    this.kind = kind;
    this.shape = shape;
    this.about = about;
    this.getter = getter;
    this.prefix = ("\"" + name + "\":").getBytes(StandardCharsets.US_ASCII);
  }

  /** A component of a record. */
  static Member of(String component, Type type, Option<About> about, MethodHandle accessor) {
    return new Member(
        component,
        Words.snake(component),
        type,
        Kind.of(type),
        Lazy.of(() -> Shapes.of(type)),
        about,
        (owner, found) -> Handles.get(accessor, owner));
  }

  /** A member that no component has. */
  static Member computed(String name, Kind kind, Lazy<Shape> shape, Getter getter) {
    return new Member(name, name, Object.class, kind, shape, Option.none(), getter);
  }

  Member called(String other) {
    return new Member(path, other, type, kind, shape, about, getter);
  }

  Member with(About words) {
    return new Member(path, name, type, kind, shape, Option.some(words), getter);
  }

  Member shaped(Lazy<Shape> other) {
    return new Member(path, name, type, kind, other, about, getter);
  }

  Member reading(Kind otherKind, Getter other) {
    return new Member(path, name, type, otherKind, shape, about, other);
  }

  /** The same member, of a record that is flattened into the one that has the outer member. */
  Member inside(Member outer) {
    String below = outer.path + "." + path;
    if (outer.kind == Kind.ONE) {
      return new Member(
          below,
          name,
          type,
          kind,
          shape,
          about,
          (owner, found) -> getter.get(outer.getter.get(owner, found), found));
    }
    boolean isOption = kind == Kind.PERHAPS;
    return new Member(
        below,
        name,
        type,
        Kind.PERHAPS,
        Lazy.of(() -> Kind.PERHAPS.of(shape.get())),
        about,
        (owner, found) -> {
          Option<?> value = (Option<?>) outer.getter.get(owner, found);
          return isOption
              ? value.flatMap(one -> (Option<?>) getter.get(one, found))
              : value.map(one -> getter.get(one, found));
        });
  }

  String path() {
    return path;
  }

  /** The class of its value, or of its values. */
  Class<?> item() {
    Type item = type instanceof GenericType generic ? generic.arguments().last() : type;
    return item instanceof GenericType inner ? inner.raw() : (Class<?>) item;
  }

  Kind kind() {
    return kind;
  }

  Getter getter() {
    return getter;
  }

  /** As Java names it: {@code replyTo}. */
  public String component() {
    return component;
  }

  /** As JSON names it: {@code reply_to}. */
  public String name() {
    return name;
  }

  /** How its values look. */
  public Shape shape() {
    return shape.get();
  }

  /** Its description. */
  public Option<About> param() {
    return about;
  }

  /** One sentence about it, or nothing. */
  public String description() {
    return about.map(About::value).getOrElse("");
  }

  /** Its default as text, if one is declared. */
  public Option<String> defaultValue() {
    return about.map(About::defaultValue).filter(text -> !text.isEmpty());
  }

  /** Whether a value must be given. */
  public boolean isRequired() {
    return defaultValue().isEmpty() && shape().absent() == null;
  }

  /** Whether it is the agent that acts. */
  public boolean isActor() {
    return about.exists(About::actor);
  }

  /** Whether it is the user that acts. */
  public boolean isUser() {
    return about.exists(About::user);
  }

  /** Whether it is an agent that a caller who acts as one may name only if it is that one. */
  public boolean isOwnAgent() {
    return about.exists(About::ownAgent);
  }

  /** Whether it is a user that a caller may name only if it is that user. */
  public boolean isOwnUser() {
    return about.exists(About::ownUser);
  }

  /** Whether it says where a list continues. */
  boolean isCursor() {
    return shape() instanceof OptionShape option
        && option.item() instanceof TextShape text
        && text.type() == Cursor.class;
  }

  /** The other member with which it means this machine if it is left out, as JSON names it. */
  public Option<String> localWith() {
    return about.map(About::localWith).filter(other -> !other.isEmpty()).map(Words::snake);
  }

  /** Its value in this record. */
  public Object get(Object owner) {
    return owner instanceof Seen<?> seen
        ? getter.get(seen.value(), seen.found())
        : getter.get(owner, Found.NOTHING);
  }

  void write(Object owner, CanonicalWriter out) {
    out.raw(prefix);
    shape().write(get(owner), out);
  }

  /** The value that is given, or else its default; checked against its bounds. */
  Object value(Function<Member, Option<Object>> given) {
    Object value;
    try {
      value = given.apply(this).getOrElse(this::absent);
    } catch (InvalidValue e) {
      throw BadInput.atMember(component, e);
    }
    checkBounds(value);
    return value;
  }

  private Object absent() {
    @Nullable Object absent =
        defaultValue().<@Nullable Object>map(shape()::parse).getOrElse(shape()::absent);
    if (absent == null) {
      throw new InvalidValue("it is missing");
    }
    return absent;
  }

  private void checkBounds(Object value) {
    Iterable<?> given = value instanceof Option<?> option ? option : Option.some(value);
    for (About bounds : about) {
      for (Object one : given) {
        if (one instanceof Number number && !isWithin(bounds, number.doubleValue())) {
          throw BadInput.at(
              component,
              number + " is out of range: give " + Words.range(bounds.min(), bounds.max()));
        }
      }
    }
  }

  private static boolean isWithin(About bounds, double number) {
    return number >= bounds.min() && number <= bounds.max();
  }
}
