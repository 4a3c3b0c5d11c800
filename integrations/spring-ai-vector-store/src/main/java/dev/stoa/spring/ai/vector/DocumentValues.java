package dev.stoa.spring.ai.vector;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.spring.ai.form.MetadataValues;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;

/**
 * Metadata of documents as JSON whose texts, numbers and booleans filters compare. What is read
 * back otherwise than it was, such as long integers and lists, is also in a member of its own.
 */
final class DocumentValues {

  private static final String EXACT = "spring_ai_values";

  private DocumentValues() {}

  static CanonicalJson json(Map<String, Object> metadata) {
    JsonObject.Builder members = JsonObject.builder();
    Map<String, Object> exact = new HashMap<>();
    metadata.forEach(
        (key, value) -> {
          Object plain = plain(value);
          members.put(key, plain);
          if (!natural(plain).equals(value)) {
            exact.put(key, value);
          }
        });
    if (!exact.isEmpty()) {
      members.put(EXACT, MetadataValues.json(exact));
    }
    return CanonicalJson.of(members.build());
  }

  /** A value as filters compare it: a boolean, a finite number, or the text of any other. */
  static Object plain(Object value) {
    if (value instanceof Boolean) {
      return value;
    }
    if (value instanceof Number number) {
      double near = Double.parseDouble(number.toString());
      return Double.isFinite(near) ? natural(near) : number.toString();
    }
    return value instanceof Date date ? date.toInstant().toString() : value.toString();
  }

  /** What is read back without an exact value: a whole number is an int if it can be one. */
  private static Object natural(Object plain) {
    return plain instanceof Double number && number == number.intValue()
        ? (Object) number.intValue()
        : plain;
  }

  static Map<String, Object> of(CanonicalJson json) {
    JsonObject members = (JsonObject) JsonParser.parse(json.text());
    Map<String, Object> values = new HashMap<>();
    members.members().remove(EXACT).forEach((key, value) -> values.put(key, value(value)));
    members.members().get(EXACT).forEach(exact -> values.putAll(MetadataValues.values(exact)));
    return values;
  }

  private static Object value(JsonValue json) {
    if (json instanceof JsonBoolean flag) {
      return flag.value();
    }
    return json instanceof JsonNumber number
        ? natural(number.exactDouble())
        : ((JsonString) json).value();
  }
}
