package dev.stoa.adapter.mcp;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.vavr.control.Option;

/**
 * Why a text is no message of the protocol, or a request is refused.
 *
 * @param id that of the request, or null where it has none
 */
record WrongMessage(JsonValue id, int code, String sentence) {

  /** What cannot even be asked. */
  static WrongMessage unreadable(String why) {
    return new WrongMessage(new JsonNull(), ErrorCodes.INVALID_REQUEST, why);
  }

  /** A request that is understood and refused; what wants no answer gets none. */
  static Option<WrongMessage> refused(JsonObject request, String why) {
    return request
        .members()
        .get("id")
        .map(id -> new WrongMessage(id, ErrorCodes.INVALID_PARAMS, why));
  }

  /** What is wrong with a text, if anything is. */
  static Option<WrongMessage> in(String text) {
    JsonValue json;
    try {
      json = JsonParser.parse(text);
    } catch (IllegalArgumentException e) {
      return Option.some(
          new WrongMessage(new JsonNull(), ErrorCodes.PARSE_ERROR, String.valueOf(e.getMessage())));
    }
    return json instanceof JsonObject message
        ? in(message)
        : Option.some(unreadable("a message must be an object"));
  }

  private static Option<WrongMessage> in(JsonObject message) {
    Option<JsonValue> id =
        message
            .members()
            .get("id")
            .filter(given -> given instanceof JsonString || given instanceof JsonNumber);
    return invalid(message)
        .map(why -> new WrongMessage(id.getOrElse(new JsonNull()), ErrorCodes.INVALID_REQUEST, why))
        .orElse(
            () ->
                id.flatMap(
                    request ->
                        RequestParams.fault(message)
                            .map(
                                why -> new WrongMessage(request, ErrorCodes.INVALID_PARAMS, why))));
  }

  private static Option<String> invalid(JsonObject message) {
    if (!message.members().get("jsonrpc").contains(new JsonString("2.0"))) {
      return Option.some("jsonrpc must be the text 2.0");
    }
    return Option.when(
        message.members().get("method").exists(method -> !(method instanceof JsonString)),
        "method is no text");
  }

  /** Whether it is a request, of which only the parameters cannot be used. */
  boolean isRequest() {
    return code == ErrorCodes.INVALID_PARAMS;
  }

  /** The answer. */
  String json() {
    return CanonicalJson.of(
            JsonObject.builder()
                .put("jsonrpc", "2.0")
                .put("id", id)
                .put(
                    "error",
                    JsonObject.builder().put("code", code).put("message", sentence).build())
                .build())
        .text();
  }
}
