package dev.stoa.actions;

import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;

/** An input to copy, as JSON with single quotes instead of double quotes. */
public record Example(String json) {

  /** The input as JSON. */
  public JsonObject input() {
    return (JsonObject) JsonParser.parse(json.replace('\'', '"'));
  }
}
