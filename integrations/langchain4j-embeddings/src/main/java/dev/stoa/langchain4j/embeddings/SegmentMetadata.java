package dev.stoa.langchain4j.embeddings;

import dev.langchain4j.data.document.Metadata;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/**
 * Metadata of segments as JSON, which has texts and numbers only.
 *
 * <p>Values that JSON would change, such as long integers beyond 2^53, are stored as the nearest
 * number, by which filters find them, and as exact text in a member of their own.
 */
final class SegmentMetadata {

  /** Where the exact values are, each behind the letter of its type. */
  private static final String EXACT = "langchain4j_values";

  private SegmentMetadata() {}

  static CanonicalJson json(Metadata metadata) {
    JsonObject.Builder members = JsonObject.builder();
    Map<String, String> exact = new LinkedHashMap<>();
    metadata
        .toMap()
        .forEach(
            (key, value) -> {
              Object plain = plain(value);
              members.put(key, plain);
              if (!natural(plain).equals(value)) {
                exact.put(key, value.getClass().getSimpleName().charAt(0) + value.toString());
              }
            });
    if (!exact.isEmpty()) {
      members.put(EXACT, exact);
    }
    return CanonicalJson.of(members.build());
  }

  /** A value as JSON can hold and compare it. */
  static Object plain(Object value) {
    if (value instanceof Float number) {
      return Double.parseDouble(number.toString());
    }
    if (value instanceof Long number) {
      return number == (long) (double) number && number != Long.MAX_VALUE
          ? number
          : (Object) (double) number;
    }
    return value instanceof UUID ? value.toString() : value;
  }

  /** What is read back without an exact value. */
  private static Object natural(Object plain) {
    if (plain instanceof Number number) {
      double value = number.doubleValue();
      return value == (int) value ? (Object) (int) value : (Object) value;
    }
    return plain;
  }

  static Metadata of(CanonicalJson json) {
    JsonObject members = (JsonObject) JsonParser.parse(json.text());
    Map<String, Object> values = new LinkedHashMap<>();
    members.members().forEach((key, value) -> put(values, key, value));
    for (JsonValue exact : members.members().get(EXACT)) {
      ((JsonObject) exact)
          .members()
          .forEach((key, value) -> values.put(key, exact(((JsonString) value).value())));
    }
    return Metadata.from(values);
  }

  private static void put(Map<String, Object> values, String key, JsonValue value) {
    if (value instanceof JsonString text) {
      values.put(key, text.value());
    } else if (value instanceof JsonNumber number) {
      values.put(key, natural(number.exactDouble()));
    }
  }

  private static Object exact(String typed) {
    String text = typed.substring(1);
    return switch (typed.charAt(0)) {
      case 'I' -> Integer.valueOf(text);
      case 'L' -> Long.valueOf(text);
      case 'F' -> Float.valueOf(text);
      case 'D' -> Double.valueOf(text);
      case 'U' -> UUID.fromString(text);
      default -> throw new IllegalStateException("no type of metadata: " + typed);
    };
  }
}
