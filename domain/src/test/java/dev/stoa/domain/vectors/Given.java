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
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiConsumer;

/**
 * A value of a vector, with the path that leads to it.
 *
 * <p>Reading it as something it is not, and comparing it with something else, fails with a message
 * that names the path. What is read is remembered: a check that leaves a value unread fails.
 */
public record Given(String path, JsonValue json, Reads reads) {

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
    return object().get(name).map(value -> new Given(path + "." + name, value, reads));
  }

  /** The member of this name, unless it is missing or null. */
  public Option<Given> optional(String name) {
    return find(name).filter(given -> !given.isNull());
  }

  public double number(String name, double otherwise) {
    return optional(name).map(Given::number).getOrElse(otherwise);
  }

  public long whole(String name, long otherwise) {
    return optional(name).map(Given::whole).getOrElse(otherwise);
  }

  public String text(String name, String otherwise) {
    return optional(name).map(Given::text).getOrElse(otherwise);
  }

  public boolean flag(String name, boolean otherwise) {
    return optional(name).map(Given::flag).getOrElse(otherwise);
  }

  /** Whether it is an object with a member of this name. */
  public boolean has(String name) {
    return isObject() && object().containsKey(name);
  }

  /** The names of the members; none if it is not an object. */
  public Set<String> names() {
    Set<String> names = isObject() ? object().keySet() : HashSet.empty();
    return names.isEmpty() ? read(names) : names;
  }

  /** The elements of an array. */
  public Seq<Given> list() {
    if (!(json instanceof JsonArray array)) {
      throw new MalformedVector(path + " is not an array: " + shown());
    }
    Seq<Given> values =
        array
            .values()
            .zipWithIndex((value, index) -> new Given(path + "[" + index + "]", value, reads))
            .toVector();
    return values.isEmpty() ? read(values) : values;
  }

  /** The strings of an array. */
  public Seq<String> texts() {
    return list().map(Given::text);
  }

  /** The numbers of an array. */
  public Seq<Double> numbers() {
    return list().map(Given::number);
  }

  public double number() {
    if (!(json instanceof JsonNumber number)) {
      throw new MalformedVector(path + " is not a number: " + shown());
    }
    return read(number.exactDouble());
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
    return read(string.value());
  }

  public boolean flag() {
    if (!(json instanceof JsonBoolean flag)) {
      throw new MalformedVector(path + " is not true or false: " + shown());
    }
    return read(flag.value());
  }

  public boolean isNull() {
    return json instanceof JsonNull && read(true);
  }

  /** All of it, as it is. */
  public JsonValue tree() {
    return read(json);
  }

  /** Nothing: null, or an object without members. */
  public boolean isNothing() {
    return isNull() || (isObject() && names().isEmpty());
  }

  public boolean isList() {
    return json instanceof JsonArray;
  }

  public boolean isFlag() {
    return json instanceof JsonBoolean;
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
    assertEquals(
        CanonicalJson.of(tree()).text(), CanonicalJson.of(JsonParser.parse(ours)).text(), path);
  }

  /** Fails if our list is another. */
  public void matches(Seq<String> ours) {
    assertEquals(texts().toVector(), ours.toVector(), path);
  }

  /** Fails if the member is there and our number differs. */
  public void member(String name, double ours) {
    find(name).forEach(given -> given.matches(ours));
  }

  /** Fails if the member is there and our text differs. */
  public void member(String name, String ours) {
    find(name).forEach(given -> given.matches(ours));
  }

  /** Fails if the member is there and our answer differs. */
  public void member(String name, boolean ours) {
    find(name).forEach(given -> given.matches(ours));
  }

  /** Fails if the member is there and our list is another. */
  public void member(String name, Seq<String> ours) {
    find(name).forEach(given -> given.matches(ours));
  }

  /** Answers an array element by element. */
  public void matchesEach(Given inputs, BiConsumer<Given, Given> check) {
    assertEquals(inputs.list().size(), list().size(), path + " has one value for each input");
    inputs.list().zip(list()).forEach(pair -> check.accept(pair._1, pair._2));
  }

  /** The paths of the values that were not read. */
  Seq<String> unread() {
    if (reads.has(path)) {
      return Vector.empty();
    }
    if (json instanceof JsonObject object && !object.members().isEmpty()) {
      return object
          .members()
          .toVector()
          .flatMap(each -> new Given(path + "." + each._1, each._2, reads).unread());
    }
    return json instanceof JsonArray array && !array.values().isEmpty()
        ? list().flatMap(Given::unread)
        : Vector.of(path);
  }

  private <T> T read(T value) {
    reads.add(path);
    return value;
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
