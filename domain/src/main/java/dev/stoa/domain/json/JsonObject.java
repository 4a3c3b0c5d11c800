package dev.stoa.domain.json;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import org.jspecify.annotations.Nullable;

/** Members by name, each name once. */
public record JsonObject(Map<String, JsonValue> members) implements JsonValue {

  /** Names follow the rule of strings: no lone surrogates. */
  public JsonObject {
    members.keySet().forEach(Surrogates::refuseLone);
  }

  /** The object of a map of plain Java values, as {@link Builder#put} takes them. */
  public static JsonObject of(java.util.Map<String, ?> members) {
    return PlainValues.object(members);
  }

  /** An object without members, to which they are added. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the members of an object. */
  public static final class Builder {

    private Map<String, JsonValue> members = LinkedHashMap.empty();

    private Builder() {}

    /**
     * Adds a member, or replaces the one of this name.
     *
     * @param value a text, number, boolean, enum constant, instant, map, collection, option, JSON
     *     value or null
     * @throws IllegalArgumentException for a value of another type
     */
    public Builder put(String name, @Nullable Object value) {
      members = members.put(name, PlainValues.value(value));
      return this;
    }

    /** The object of the members so far. */
    public JsonObject build() {
      return new JsonObject(members);
    }
  }
}
