package dev.stoa.adapter.mcp;

import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** The parameters that the requests of the protocol have. */
final class RequestParams {

  /**
   * One parameter.
   *
   * @param path its names from {@code params} on, with dots between them
   */
  private record Param(String path, boolean isText, boolean isRequired) {

    private Option<String> fault(JsonObject request) {
      Option<JsonValue> given =
          List.of(path.split("\\."))
              .foldLeft(
                  Option.<JsonValue>some(request), (owner, name) -> owner.flatMap(member(name)))
              .filter(value -> !(value instanceof JsonNull));
      if (given.isEmpty()) {
        return Option.when(isRequired, path + " is missing");
      }
      Class<?> type = isText ? JsonString.class : JsonObject.class;
      return given
          .filter(value -> !type.isInstance(value))
          .map(wrong -> path + " is no " + (isText ? "text" : "object"));
    }

    private static Function<JsonValue, Option<JsonValue>> member(String name) {
      return owner ->
          owner instanceof JsonObject object ? object.members().get(name) : Option.none();
    }
  }

  /** A parameter comes after the one that it is a part of, whose fault is reported first. */
  private static final Map<String, Seq<Param>> OF_METHODS =
      HashMap.<String, Seq<Param>>of(
              "initialize",
              List.of(
                  required("protocolVersion", true),
                  required("capabilities", false),
                  optional("capabilities.roots", false),
                  optional("capabilities.sampling", false),
                  optional("capabilities.elicitation", false),
                  optional("capabilities.experimental", false),
                  required("clientInfo", false),
                  required("clientInfo.name", true),
                  required("clientInfo.version", true)))
          .put("tools/call", List.of(required("name", true), optional("arguments", false)))
          .put("prompts/get", List.of(required("name", true), optional("arguments", false)))
          .put("resources/read", List.of(required("uri", true)))
          .put("resources/subscribe", List.of(required("uri", true)))
          .put("resources/unsubscribe", List.of(required("uri", true)))
          .put("tools/list", List.of(optional("cursor", true)))
          .put("prompts/list", List.of(optional("cursor", true)))
          .put("resources/list", List.of(optional("cursor", true)))
          .put("resources/templates/list", List.of(optional("cursor", true)));

  private static final Seq<Param> OF_EVERY_METHOD =
      List.of(new Param("params", false, false), optional("_meta", false));

  private RequestParams() {}

  private static Param required(String path, boolean isText) {
    return new Param("params." + path, isText, true);
  }

  private static Param optional(String path, boolean isText) {
    return new Param("params." + path, isText, false);
  }

  /** What is wrong with the parameters of a request, if anything is. */
  static Option<String> fault(JsonObject request) {
    return request
        .members()
        .get("method")
        .map(method -> ((JsonString) method).value())
        .flatMap(
            method ->
                OF_EVERY_METHOD
                    .appendAll(OF_METHODS.getOrElse(method, List.empty()))
                    .flatMap(param -> param.fault(request))
                    .headOption());
  }
}
