package dev.stoa.domain.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/**
 * A value of a vector, with the path that leads to it.
 *
 * <p>Reading it as something it is not, and comparing it with something else, fails with a message
 * that names the path.
 */
public record Given(String path, JsonValue json) {

  /** Two numbers are equal if they differ by no more than this part of the larger one. */
  private static final double TOLERANCE = 1e-12;

  /** Allowed besides, because 0.1 + 0.2 - 0.3 is not quite 0. */
  private static final double ROUNDING = 1e-15;

  /** The member of this name. */
  public Given get(String name) {
    return find(name).getOrElseThrow(() -> new MalformedVector(path + " has no member " + name));
  }

  /** The member of this name, if there is one. */
  public Option<Given> find(String name) {
    return object().get(name).map(value -> new Given(path + "." + name, value));
  }

  /** Whether there is a member of this name. */
  public boolean has(String name) {
    return object().containsKey(name);
  }

  /** The same without these members. */
  Given without(String... names) {
    return json instanceof JsonObject object
        ? new Given(path, new JsonObject(object.members().removeAll(HashSet.of(names))))
        : this;
  }

  /** The names of the members; none if it is not an object. */
  public Set<String> names() {
    return isObject() ? object().keySet() : HashSet.empty();
  }

  /** The elements of an array. */
  public Seq<Given> list() {
    if (!(json instanceof JsonArray array)) {
      throw new MalformedVector(path + " is not an array: " + shown());
    }
    return array
        .values()
        .zipWithIndex((value, index) -> new Given(path + "[" + index + "]", value))
        .toVector();
  }

  public double number() {
    if (!(json instanceof JsonNumber number)) {
      throw new MalformedVector(path + " is not a number: " + shown());
    }
    return number.exactDouble();
  }

  public long whole() {
    double number = number();
    if (number != Math.rint(number)) {
      throw new MalformedVector(path + " is not a whole number: " + shown());
    }
    return (long) number;
  }

  public String text() {
    if (!(json instanceof JsonString string)) {
      throw new MalformedVector(path + " is not a string: " + shown());
    }
    return string.value();
  }

  public boolean flag() {
    if (!(json instanceof JsonBoolean flag)) {
      throw new MalformedVector(path + " is not true or false: " + shown());
    }
    return flag.value();
  }

  public boolean isNull() {
    return json instanceof JsonNull;
  }

  public boolean isObject() {
    return json instanceof JsonObject;
  }

  public boolean isText() {
    return json instanceof JsonString;
  }

  public boolean isNumber() {
    return json instanceof JsonNumber;
  }

  /** Fails if our number differs by more than the rounding of a double. */
  public void matches(double ours) {
    double given = number();
    double allowed = ROUNDING + TOLERANCE * Math.max(Math.abs(given), Math.abs(ours));
    if (!(Math.abs(given - ours) <= allowed)) {
      throw new AssertionError(path + " is " + given + ", but Stoa's is " + ours);
    }
  }

  /** Fails if our text differs. */
  public void matches(String ours) {
    assertEquals(text(), ours, path);
  }

  /** Fails if our answer differs. */
  public void matches(boolean ours) {
    assertEquals(flag(), ours, path);
  }

  /** Fails if our JSON differs; the order of members does not matter. */
  public void matchesJson(String ours) {
    assertEquals(shown(), CanonicalJson.of(JsonParser.parse(ours)).text(), path);
  }

  private Map<String, JsonValue> object() {
    if (!(json instanceof JsonObject object)) {
      throw new MalformedVector(path + " is not an object: " + shown());
    }
    return object.members();
  }

  private String shown() {
    return CanonicalJson.of(json).text();
  }
}
