package dev.stoa.spring.ai.form;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The values of metadata as JSON from which the same values are read: an array begins with the name
 * of a type. A value of another type is kept as its text.
 */
public final class MetadataValues {

  private static final String LIST = "List";

  private static final Map<String, Function<String, Object>> TYPES =
      Map.of(
          "Long", Long::valueOf,
          "Short", Short::valueOf,
          "Byte", Byte::valueOf,
          "Double", Double::valueOf,
          "Float", Float::valueOf,
          "BigDecimal", BigDecimal::new,
          "BigInteger", BigInteger::new,
          "Instant", Instant::parse);

  private MetadataValues() {}

  public static JsonObject json(Map<String, ?> members) {
    LinkedHashMap<String, JsonValue> all = LinkedHashMap.empty();
    for (Map.Entry<String, ?> member : members.entrySet()) {
      all = all.put(member.getKey(), json(member.getValue()));
    }
    return new JsonObject(all);
  }

  private static JsonValue json(@Nullable Object value) {
    if (value == null) {
      return new JsonNull();
    }
    if (value instanceof Boolean flag) {
      return new JsonBoolean(flag);
    }
    if (value instanceof Integer number) {
      return new JsonNumber(number.toString());
    }
    if (value instanceof List<?> items) {
      return new JsonArray(
          Vector.ofAll(items).map(MetadataValues::json).prepend(new JsonString(LIST)));
    }
    if (value instanceof Map<?, ?> members) {
      Map<String, Object> named = new HashMap<>();
      members.forEach((name, member) -> named.put(String.valueOf(name), member));
      return json(named);
    }
    String type = value.getClass().getSimpleName();
    JsonString text = new JsonString(value.toString());
    return TYPES.containsKey(type) ? new JsonArray(Vector.of(new JsonString(type), text)) : text;
  }

  public static Map<String, Object> values(JsonValue object) {
    Map<String, Object> all = new HashMap<>();
    if (object instanceof JsonObject members) {
      members.members().forEach((name, value) -> all.put(name, value(value)));
    }
    return all;
  }

  private static @Nullable Object value(JsonValue json) {
    if (json instanceof JsonString text) {
      return text.value();
    }
    if (json instanceof JsonBoolean flag) {
      return flag.value();
    }
    if (json instanceof JsonNumber number) {
      return Integer.valueOf(number.lexeme());
    }
    if (json instanceof JsonObject) {
      return values(json);
    }
    return json instanceof JsonArray array ? typed(array) : null;
  }

  private static Object typed(JsonArray array) {
    String type = text(array.values().head());
    if (type.equals(LIST)) {
      List<@Nullable Object> items = new ArrayList<>();
      array.values().tail().forEach(item -> items.add(value(item)));
      return items;
    }
    return TYPES.getOrDefault(type, text -> text).apply(text(array.values().get(1)));
  }

  private static String text(JsonValue json) {
    return ((JsonString) json).value();
  }
}
