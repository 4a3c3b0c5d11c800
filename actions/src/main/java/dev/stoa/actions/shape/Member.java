package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import io.vavr.Lazy;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One member of a record: its name, its shape, and what is said about it. */
public final class Member {

  private final String component;
  private final String name;
  private final Lazy<Shape> shape;
  private final Option<Param> param;
  private final MethodHandle accessor;
  private final byte[] prefix;

  /** The shape is found when it is first needed, so that a record may contain its own kind. */
  Member(String component, Lazy<Shape> shape, Option<Param> param, MethodHandle accessor) {
    this.component = component;
    this.name = Words.snake(component);
    this.shape = shape;
    this.param = param;
    this.accessor = accessor;
    this.prefix = ("\"" + name + "\":").getBytes(StandardCharsets.US_ASCII);
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

  /** What is said about it. */
  public Option<Param> param() {
    return param;
  }

  /** One sentence about it, or nothing. */
  public String description() {
    return param.map(Param::value).getOrElse("");
  }

  /** Its default as text, if one is declared. */
  public Option<String> defaultValue() {
    return param.map(Param::defaultValue).filter(text -> !text.isEmpty());
  }

  /** Whether a value must be given. */
  public boolean isRequired() {
    return defaultValue().isEmpty() && shape().absent() == null;
  }

  /** Whether it is the agent that acts. */
  public boolean isActor() {
    return param.exists(Param::actor);
  }

  /** Whether it is the user that acts. */
  public boolean isUser() {
    return param.exists(Param::user);
  }

  /** The other member with which it means this machine if it is left out, as JSON names it. */
  public Option<String> localWith() {
    return param.map(Param::localWith).filter(name -> !name.isEmpty()).map(Words::snake);
  }

  /** Its value in this record. */
  public Object get(Object owner) {
    return Handles.get(accessor, owner);
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
    } catch (IllegalArgumentException e) {
      throw BadInput.atMember(component, e);
    }
    checkBounds(value);
    return value;
  }

  private Object absent() {
    @Nullable Object absent =
        defaultValue().<@Nullable Object>map(shape()::parse).getOrElse(shape()::absent);
    if (absent == null) {
      throw new IllegalArgumentException("it is missing");
    }
    return absent;
  }

  private void checkBounds(Object value) {
    Iterable<?> given = value instanceof Option<?> option ? option : Option.some(value);
    for (Param bounds : param) {
      for (Object one : given) {
        if (one instanceof Number number && !isWithin(bounds, number.doubleValue())) {
          throw BadInput.at(
              component,
              number + " is out of range: give " + Words.range(bounds.min(), bounds.max()));
        }
      }
    }
  }

  private static boolean isWithin(Param bounds, double number) {
    return number >= bounds.min() && number <= bounds.max();
  }
}
