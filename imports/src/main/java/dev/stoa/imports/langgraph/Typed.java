package dev.stoa.imports.langgraph;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** A value as a serializer of LangGraph wrote it: JSON, or bytes of another form. */
record Typed(String type, byte[] bytes) {

  private static final String JSON = "json";
  private static final String NULL = "null";
  private static final String EMPTY = "empty";

  /** Rows without a type, and those whose columns are JSON, are JSON. */
  static Typed of(Option<String> type, byte[] bytes) {
    boolean object = bytes.length > 0 && bytes[0] == '{';
    return new Typed(object ? JSON : type.getOrElse(JSON), bytes);
  }

  boolean isEmpty() {
    return type.equals(EMPTY);
  }

  /** What it is, if it is JSON. */
  Option<JsonValue> json() {
    if (!type.equals(JSON)) {
      return Option.none();
    }
    try {
      return Option.some(JsonParser.parse(text()));
    } catch (IllegalArgumentException e) {
      throw new InvalidValue("a value of the type json is no JSON: " + e.getMessage(), e);
    }
  }

  /** As JSON text: as it is, or its bytes in Base64 with their type. */
  String shown() {
    if (type.equals(NULL) || isEmpty()) {
      return NULL;
    }
    if (json().isDefined()) {
      return text();
    }
    return CanonicalJson.of(
            JsonObject.builder()
                .put("type", type)
                .put("base64", Base64.getEncoder().encodeToString(bytes))
                .build())
        .text();
  }

  private String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
