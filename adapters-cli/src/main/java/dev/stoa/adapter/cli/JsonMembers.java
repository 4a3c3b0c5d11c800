package dev.stoa.adapter.cli;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The members of a JSON object, told one after the other. */
public final class JsonMembers {

  private Map<String, JsonValue> members = LinkedHashMap.empty();

  /** Any value. */
  public JsonMembers with(String name, JsonValue value) {
    members = members.put(name, value);
    return this;
  }

  /** A text. */
  public JsonMembers with(String name, String text) {
    return with(name, new JsonString(text));
  }

  /** A whole number. */
  public JsonMembers with(String name, long number) {
    return with(name, new JsonNumber(Long.toString(number)));
  }

  /** A yes or no. */
  public JsonMembers with(String name, boolean flag) {
    return with(name, new JsonBoolean(flag));
  }

  /** A text, or null when there is none. */
  public JsonMembers withText(String name, Option<String> text) {
    return with(name, text.<JsonValue>map(JsonString::new).getOrElse(new JsonNull()));
  }

  /** A number, or null when there is none. */
  public JsonMembers withNumber(String name, Option<? extends Number> number) {
    return with(
        name,
        number.<JsonValue>map(some -> new JsonNumber(some.toString())).getOrElse(new JsonNull()));
  }

  /** Values in order. */
  public JsonMembers with(String name, Seq<? extends JsonValue> values) {
    return with(name, new JsonArray(values.map(value -> value)));
  }

  /** The object. */
  public JsonObject object() {
    return new JsonObject(members);
  }
}
