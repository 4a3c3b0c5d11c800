package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Schemas;
import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The schema of an action's input as a model sees it: with neither an agent nor an embedding. */
final class InputSchema {

  private static final String PROPERTIES = "properties";
  private static final String REQUIRED = "required";

  private InputSchema() {}

  /** All members. */
  static Map<String, Object> of(Action<?, ?> action) {
    Map<String, Object> schema = Schemas.ofInputWithoutActor(action.inputShape());
    forget(schema);
    return schema;
  }

  /** Only these members, in few words. */
  static Map<String, Object> of(Action<?, ?> action, Seq<String> members) {
    Map<String, Object> whole = of(action);
    Map<String, Object> properties = new LinkedHashMap<>();
    for (String member : members) {
      properties.put(member, brief(object(object(whole, PROPERTIES), member)));
    }
    return object(properties, required(whole).stream().filter(members::contains).toList());
  }

  /** A member with one more property, in a fixed order: every server describes its tools alike. */
  static Map<String, Object> member(String type, String property, Object value) {
    Map<String, Object> member = new LinkedHashMap<>();
    member.put("type", type);
    member.put(property, value);
    return member;
  }

  /** An object with these members. */
  static Map<String, Object> object(Map<String, Object> properties, List<String> required) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put(PROPERTIES, properties);
    if (!required.isEmpty()) {
      schema.put(REQUIRED, required);
    }
    return schema;
  }

  static Map<String, Object> properties(Map<String, Object> schema) {
    return object(schema, PROPERTIES);
  }

  @SuppressWarnings("unchecked") // Schemas are made of strings, lists and such maps.
  private static Map<String, Object> object(Map<String, Object> owner, String name) {
    return (Map<String, Object>) Objects.requireNonNull(owner.get(name), name);
  }

  @SuppressWarnings("unchecked")
  static List<String> required(Map<String, Object> schema) {
    return (List<String>) schema.getOrDefault(REQUIRED, List.of());
  }

  /** Without null, which means the same as leaving a member out. */
  @SuppressWarnings("unchecked")
  private static Map<String, Object> brief(Map<String, Object> member) {
    Map<String, Object> brief = new LinkedHashMap<>(member);
    if (member.get("anyOf") instanceof List<?> either) {
      brief.remove("anyOf");
      ((Map<String, Object>) either.get(0)).forEach(brief::putIfAbsent);
    }
    if (brief.get("type") instanceof List<?> types) {
      brief.put("type", types.get(0));
    }
    return brief;
  }

  /** Programs give embeddings; a model cannot, and the workspace makes its own. */
  private static void forget(Object schema) {
    if (schema instanceof List<?> list) {
      list.forEach(InputSchema::forget);
    } else if (schema instanceof Map<?, ?> map) {
      if (map.get(PROPERTIES) instanceof Map<?, ?> properties
          && properties.remove("embedding") != null) {
        properties.remove("model");
      }
      map.values().forEach(InputSchema::forget);
    }
  }
}
