package dev.stoa.domain.json;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** JSON of plain Java values: texts, numbers, booleans, maps, collections, options and null. */
final class PlainValues {

  private PlainValues() {}

  static JsonObject object(Map<?, ?> members) {
    JsonObject.Builder object = JsonObject.builder();
    for (Map.Entry<?, ?> member : members.entrySet()) {
      if (!(member.getKey() instanceof String name)) {
        throw new InvalidValue(
            "member name " + member.getKey() + " is no text: name members by strings");
      }
      object.put(name, member.getValue());
    }
    return object.build();
  }

  static JsonValue value(@Nullable Object plain) {
    if (plain == null) {
      return new JsonNull();
    }
    if (plain instanceof JsonValue value) {
      return value;
    }
    if (plain instanceof Map<?, ?> members) {
      return object(members);
    }
    if (plain instanceof io.vavr.collection.Map<?, ?> members) {
      return object(members.toJavaMap());
    }
    if (plain instanceof Option<?> perhaps) {
      return value(perhaps.getOrNull());
    }
    if (plain instanceof Iterable<?> items) {
      return new JsonArray(Vector.ofAll(items).map(PlainValues::value));
    }
    if (plain instanceof Optional<?> perhaps) {
      return value(perhaps.orElse(null));
    }
    if (plain instanceof Boolean flag) {
      return new JsonBoolean(flag);
    }
    return plain instanceof Number number ? number(number) : new JsonString(text(plain));
  }

  private static JsonNumber number(Number number) {
    if (number instanceof Double || number instanceof Float) {
      if (!Double.isFinite(number.doubleValue())) {
        throw new InvalidValue(
            "number " + number + " is no JSON number: send it as a string, or leave it out");
      }
      return new JsonNumber(new BigDecimal(number.toString()).toString());
    }
    if (number instanceof Integer
        || number instanceof Long
        || number instanceof Short
        || number instanceof Byte
        || number instanceof BigInteger
        || number instanceof BigDecimal) {
      return new JsonNumber(number.toString());
    }
    throw unknown(number);
  }

  private static String text(Object plain) {
    if (plain instanceof CharSequence
        || plain instanceof Enum<?>
        || plain instanceof Instant
        || plain instanceof UUID) {
      return plain.toString();
    }
    throw unknown(plain);
  }

  private static IllegalArgumentException unknown(Object plain) {
    return new InvalidValue(
        "a value of "
            + plain.getClass().getName()
            + " has no JSON: give texts, numbers, booleans, maps, collections or null");
  }
}
