package dev.stoa.application.imports;

import dev.stoa.domain.imports.ForeignRow;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The members of a JSON object of another system; one that is missing or null is none. */
record Members(JsonObject object) {

  static final Members NONE = new Members(JsonObject.builder().build());

  /** Of a value, which must be an object. */
  static Members of(String field, JsonValue value) {
    if (value instanceof JsonObject object) {
      return new Members(object);
    }
    throw new InvalidValue(field + " is no JSON object");
  }

  /** The object in a column of a row; none if it is null. */
  static Members of(ForeignRow row, String column) {
    return row.json(column).map(value -> of(column, value)).getOrElse(NONE);
  }

  /** The texts of the array in a column of a row; none if it is null. */
  static Seq<String> texts(ForeignRow row, String column) {
    return row.json(column)
        .map(all -> array(column, all).map(one -> text(column, one)))
        .getOrElse(Vector.empty());
  }

  Option<JsonValue> value(String name) {
    return object.members().get(name).filter(value -> !isNull(value));
  }

  Option<String> text(String name) {
    return value(name).map(value -> text(name, value));
  }

  /** As {@link #text}; a blank one is none. */
  Option<String> nonBlank(String name) {
    return text(name).filter(text -> !text.isBlank());
  }

  String required(String name) {
    return nonBlank(name).getOrElseThrow(() -> new InvalidValue(name + " is empty"));
  }

  Option<Double> number(String name) {
    return value(name)
        .map(
            value -> {
              if (value instanceof JsonNumber number) {
                return Double.valueOf(number.lexeme());
              }
              throw new InvalidValue(name + " is no number");
            });
  }

  double number(String name, double otherwise) {
    return number(name).getOrElse(otherwise);
  }

  boolean flag(String name) {
    return value(name).exists(value -> value instanceof JsonBoolean known && known.value());
  }

  Members members(String name) {
    return value(name).map(value -> of(name, value)).getOrElse(NONE);
  }

  Seq<JsonValue> array(String name) {
    return value(name).map(value -> array(name, value)).getOrElse(Vector.empty());
  }

  Seq<String> texts(String name) {
    return array(name).map(value -> text(name, value));
  }

  /** The object without the members of these names. */
  CanonicalJson without(String... names) {
    return CanonicalJson.of(
        new JsonObject(object.members().removeAll(Vector.of(names)).rejectValues(Members::isNull)));
  }

  private static boolean isNull(JsonValue value) {
    return value instanceof JsonNull;
  }

  static Seq<JsonValue> array(String field, JsonValue value) {
    if (value instanceof JsonArray array) {
      return array.values();
    }
    throw new InvalidValue(field + " is no JSON array");
  }

  static String text(String field, JsonValue value) {
    if (value instanceof JsonString text) {
      return text.value();
    }
    if (value instanceof JsonNumber number) {
      return number.lexeme();
    }
    throw new InvalidValue(field + " is no text");
  }
}
