package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.DateTimeException;
import java.time.Instant;

/** Reads the members of a JSON object; a member of the wrong type is refused by name. */
final class JsonFields {

  private final JsonObject object;

  JsonFields(JsonObject object) {
    this.object = object;
  }

  String text(String name) {
    return optionalText(name).getOrElseThrow(() -> refused(name, "is missing: give a text"));
  }

  Option<String> optionalText(String name) {
    return present(name)
        .map(
            value -> {
              if (value instanceof JsonString text) {
                return text.value();
              }
              throw refused(name, "is no text: put it in double quotes");
            });
  }

  double number(String name) {
    JsonValue value =
        present(name).getOrElseThrow(() -> refused(name, "is missing: give a number"));
    if (value instanceof JsonNumber number) {
      return number.exactDouble();
    }
    throw refused(name, "is no number: leave the quotes out");
  }

  long count(String name) {
    double value = number(name);
    if (value != Math.rint(value) || Math.abs(value) > 9e15) {
      throw refused(name, "is " + value + ": give a whole number");
    }
    return (long) value;
  }

  boolean flag(String name) {
    if (present(name).getOrNull() instanceof JsonBoolean flag) {
      return flag.value();
    }
    throw refused(name, "is missing or neither true nor false: give one of these");
  }

  /** False if it is missing. */
  boolean optionalFlag(String name) {
    return present(name).isDefined() && flag(name);
  }

  /** None if it is missing. */
  Seq<String> texts(String name) {
    return present(name)
        .map(
            value -> {
              if (value instanceof JsonArray array
                  && array.values().forAll(JsonString.class::isInstance)) {
                return array.values().map(one -> ((JsonString) one).value());
              }
              throw refused(name, "is no list of texts: put them in brackets, each in quotes");
            })
        .getOrElse(Vector.empty());
  }

  Instant instant(String name) {
    return instant(name, text(name));
  }

  Option<Instant> optionalInstant(String name) {
    return optionalText(name).map(text -> instant(name, text));
  }

  JsonFields object(String name) {
    if (present(name).getOrNull() instanceof JsonObject nested) {
      return new JsonFields(nested);
    }
    throw refused(name, "is missing or no object: put members in braces");
  }

  CanonicalJson json(String name) {
    return present(name).map(CanonicalJson::of).getOrElse(CanonicalJson.EMPTY_OBJECT);
  }

  private static Instant instant(String name, String text) {
    try {
      return Instants.require(name, Instant.parse(text));
    } catch (DateTimeException e) {
      throw refused(name, "is " + text + ": give an instant such as 2026-01-02T03:04:05Z", e);
    }
  }

  private Option<JsonValue> present(String name) {
    return object.members().get(name).filter(value -> !(value instanceof JsonNull));
  }

  private static IllegalArgumentException refused(String name, String why) {
    return new InvalidValue(name + " " + why);
  }

  private static IllegalArgumentException refused(String name, String why, Exception cause) {
    return new InvalidValue(name + " " + why, cause);
  }
}
