package dev.stoa.imports.run;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.imports.source.ForeignRow;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The members of a JSON object of another system; one that is missing or null is none. */
public record Members(JsonObject object) {

  static final Members NONE = new Members(JsonObject.builder().build());

  /** Of a value, which must be an object. */
  public static Members of(String field, JsonValue value) {
    if (value instanceof JsonObject object) {
      return new Members(object);
    }
    throw new InvalidValue(field + " is no JSON object");
  }

  /** The object in a column of a row; none if it is null. */
  public static Members of(ForeignRow row, String column) {
    return row.json(column).map(value -> of(column, value)).getOrElse(NONE);
  }

  /** As above; the column may have the text of the object as a JSON string. */
  public static Members ofEncoded(ForeignRow row, String column) {
    return row.json(column)
        .map(value -> value instanceof JsonString text ? parsed(column, text.value()) : value)
        .map(value -> of(column, value))
        .getOrElse(NONE);
  }

  private static JsonValue parsed(String column, String text) {
    try {
      return JsonParser.parse(text);
    } catch (IllegalArgumentException e) {
      throw new InvalidValue(column + " is no JSON object", e);
    }
  }

  /** The texts of the array in a column of a row; none if it is null. */
  public static Seq<String> texts(ForeignRow row, String column) {
    return row.json(column)
        .map(all -> array(column, all).map(one -> text(column, one)))
        .getOrElse(Vector.empty());
  }

  public Option<JsonValue> value(String name) {
    return object.members().get(name).filter(value -> !isNull(value));
  }

  public Option<String> text(String name) {
    return value(name).map(value -> text(name, value));
  }

  /** As {@link #text}; a blank one is none. */
  public Option<String> nonBlank(String name) {
    return text(name).filter(text -> !text.isBlank());
  }

  public String required(String name) {
    return nonBlank(name).getOrElseThrow(() -> new InvalidValue(name + " is empty"));
  }

  public Option<Double> number(String name) {
    return value(name)
        .map(
            value -> {
              if (value instanceof JsonNumber number) {
                return Double.valueOf(number.lexeme());
              }
              throw new InvalidValue(name + " is no number");
            });
  }

  public double number(String name, double otherwise) {
    return number(name).getOrElse(otherwise);
  }

  public boolean flag(String name) {
    return value(name).exists(value -> value instanceof JsonBoolean known && known.value());
  }

  public Members members(String name) {
    return value(name).map(value -> of(name, value)).getOrElse(NONE);
  }

  public Seq<JsonValue> array(String name) {
    return value(name).map(value -> array(name, value)).getOrElse(Vector.empty());
  }

  public Seq<String> texts(String name) {
    return array(name).map(value -> text(name, value));
  }

  /** The object without the members of these names. */
  public CanonicalJson without(String... names) {
    return CanonicalJson.of(
        new JsonObject(object.members().removeAll(Vector.of(names)).rejectValues(Members::isNull)));
  }

  private static boolean isNull(JsonValue value) {
    return value instanceof JsonNull;
  }

  public static Seq<JsonValue> array(String field, JsonValue value) {
    if (value instanceof JsonArray array) {
      return array.values();
    }
    throw new InvalidValue(field + " is no JSON array");
  }

  public static String text(String field, JsonValue value) {
    if (value instanceof JsonString text) {
      return text.value();
    }
    if (value instanceof JsonNumber number) {
      return number.lexeme();
    }
    throw new InvalidValue(field + " is no text");
  }
}
