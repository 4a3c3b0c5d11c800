package dev.stoa.domain.json;

import io.vavr.collection.Map;

/** Members by name, each name once. */
public record JsonObject(Map<String, JsonValue> members) implements JsonValue {

  /** Names follow the rule of strings: no lone surrogates. */
  public JsonObject {
    members.keySet().forEach(Surrogates::refuseLone);
  }
}
