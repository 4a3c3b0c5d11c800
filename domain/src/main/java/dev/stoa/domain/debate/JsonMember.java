package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;

/**
 * A member that JSON must contain: of an object, or of some object in an array.
 *
 * @param value a text, number, boolean or null
 */
public record JsonMember(String key, JsonValue value) {

  /** The longest key. */
  public static final int MAX_KEY = 1_000;

  /** Refuses keys and values that cannot be stored. */
  public JsonMember {
    PlainText.require("key", key, MAX_KEY);
    if (value instanceof JsonObject || value instanceof JsonArray) {
      throw new InvalidValue("value is an object or a list: give a text, number, boolean or null");
    }
    if (value instanceof JsonString text && text.value().indexOf(0) >= 0) {
      throw new InvalidValue(
          "value contains the character U+0000, which cannot be stored: remove it");
    }
  }

  /** A text. */
  public static JsonMember text(String key, String value) {
    return new JsonMember(key, new JsonString(value));
  }

  /** A value in JSON, such as {@code 3} or {@code true}. */
  public static JsonMember json(String key, String value) {
    return new JsonMember(key, JsonParser.parse(value));
  }

  /** Whether it is text, number, true, false or null. */
  public String kind() {
    if (value instanceof JsonString) {
      return "text";
    }
    if (value instanceof JsonNumber) {
      return "number";
    }
    return CanonicalJson.of(value).text();
  }

  /** The text or number; of other values their name. */
  public String plain() {
    return value instanceof JsonString text ? text.value() : CanonicalJson.of(value).text();
  }

  /** The object that contains only this member. */
  public CanonicalJson object() {
    return CanonicalJson.of(new JsonObject(LinkedHashMap.of(key, value)));
  }

  /** The array that contains only that object. */
  public CanonicalJson array() {
    return CanonicalJson.of(new JsonArray(Vector.of(new JsonObject(LinkedHashMap.of(key, value)))));
  }

  /** Whether an object, or some object in an array, has this member. */
  public boolean isIn(CanonicalJson json) {
    JsonValue whole = JsonParser.parse(json.text());
    return whole instanceof JsonArray array
        ? array.values().exists(this::isMemberOf)
        : isMemberOf(whole);
  }

  private boolean isMemberOf(JsonValue candidate) {
    return candidate instanceof JsonObject object && object.members().get(key).exists(this::isSame);
  }

  private boolean isSame(JsonValue other) {
    if (value instanceof JsonNumber number && other instanceof JsonNumber that) {
      return number.exactDouble() == that.exactDouble();
    }
    // The other scalars are equal as values: texts, booleans and null.
    return value.equals(other);
  }
}
