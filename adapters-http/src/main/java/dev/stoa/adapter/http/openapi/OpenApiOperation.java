package dev.stoa.adapter.http.openapi;

import static dev.stoa.adapter.http.openapi.OpenApi.ordered;

import dev.stoa.actions.Action;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Example;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.PlainJson;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One operation of the OpenAPI document. */
record OpenApiOperation(Route route, String tag, Schemas schemas) {

  /** The problems that every operation can have. */
  private static final Seq<String> PROBLEMS =
      io.vavr.collection.List.of("400", "401", "403", "404", "405", "409", "422", "429", "503");

  /** Those of one with a body besides. */
  private static final Seq<String> PROBLEMS_OF_BODY =
      io.vavr.collection.List.of("408", "413", "415");

  Map<String, Object> description() {
    Action<?, ?> action = route.action();
    Map<String, Object> operation =
        ordered("operationId", id(action), "tags", List.of(tag), "summary", action.summary());
    if (!action.details().isEmpty()) {
      operation.put("description", action.details().mkString(" "));
    }
    operation.put("x-stoa-action", action.name());
    operation.put("x-stoa-effect", action.effect().label());
    List<Object> parameters = new ArrayList<>();
    route.pathMembers().forEach(member -> parameters.add(parameter(member, "path")));
    if (!route.hasBody()) {
      route.otherMembers().forEach(member -> parameters.add(parameter(member, "query")));
    }
    if (action.effect() != Effect.READ) {
      parameters.add(ordered("$ref", "#/components/parameters/IdempotencyKey"));
    }
    if (!parameters.isEmpty()) {
      operation.put("parameters", parameters);
    }
    if (route.hasBody() && !route.otherMembers().isEmpty()) {
      operation.put("requestBody", body());
    }
    operation.put("responses", responses());
    return operation;
  }

  /** {@code memory.remember-batch} as {@code memory_remember_batch}. */
  private static String id(Action<?, ?> action) {
    return action.name().replace('.', '_').replace('-', '_');
  }

  private Map<String, Object> parameter(Member member, String in) {
    Map<String, Object> parameter =
        ordered(
            "name", member.name(), "in", in, "required", in.equals("path") || member.isRequired());
    Map<String, Object> schema =
        member.shape() instanceof OptionShape option
            ? bounded(member, schemas.input(option.item()))
            : schemas.input(member);
    schema.remove("description");
    parameter.put("description", member.description());
    if (member.shape() instanceof ListShape) {
      parameter.put("style", "form");
      parameter.put("explode", true);
    }
    parameter.put("schema", schema);
    example(member).forEach(value -> parameter.put("example", PlainJson.of(value)));
    return parameter;
  }

  /** A parameter that is not given is absent, never null. */
  private Map<String, Object> bounded(Member member, Map<String, Object> schema) {
    Map<String, Object> described = schemas.input(member);
    for (String bound : List.of("minimum", "maximum")) {
      if (described.containsKey(bound)) {
        schema.put(bound, described.get(bound));
      }
    }
    return schema;
  }

  private Option<JsonValue> example(Member member) {
    return route
        .action()
        .examples()
        .flatMap(example -> example.input().members().get(member.name()))
        .headOption();
  }

  private Map<String, Object> body() {
    Seq<Member> members = route.otherMembers();
    Map<String, Object> content = new LinkedHashMap<>();
    content.put(Route.JSON, ordered("schema", object(members), "examples", examples(members)));
    for (Member lines : route.lines()) {
      content.put(
          Route.JSON_LINES,
          ordered(
              "schema",
              ordered(
                  "type",
                  "string",
                  "description",
                  "Items of " + lines.name() + ", one per line; other members in the query.")));
    }
    return ordered("required", members.exists(Member::isRequired), "content", content);
  }

  private Map<String, Object> object(Seq<Member> members) {
    Map<String, Object> properties = new LinkedHashMap<>();
    members.forEach(member -> properties.put(member.name(), schemas.input(member)));
    Map<String, Object> object = ordered("type", "object", "properties", properties);
    Seq<String> required = members.filter(Member::isRequired).map(Member::name);
    if (!required.isEmpty()) {
      object.put("required", required.asJava());
    }
    for (Member member : members) {
      for (String other : member.localWith()) {
        object.put("dependentRequired", ordered(other, List.of(member.name())));
      }
    }
    object.put("additionalProperties", false);
    return object;
  }

  private Map<String, Object> examples(Seq<Member> members) {
    Map<String, Object> examples = new LinkedHashMap<>();
    for (Example example : route.action().examples()) {
      JsonObject sent =
          new JsonObject(
              example
                  .input()
                  .members()
                  .filterKeys(name -> members.exists(member -> member.name().equals(name))));
      examples.put("example" + (examples.size() + 1), ordered("value", PlainJson.ofObject(sent)));
    }
    return examples;
  }

  private Map<String, Object> responses() {
    Map<String, Object> content = new LinkedHashMap<>();
    if (route.action().streams()) {
      content.put(route.mediaType(), ordered("schema", ordered("type", "string")));
      if (route.otherMembers().exists(member -> member.name().equals("format"))) {
        content.put(Route.JSON, ordered("schema", ordered("type", "object")));
      }
    } else {
      content.put(Route.JSON, ordered("schema", schemas.answer(route.action().outputShape())));
    }
    Map<String, Object> responses =
        ordered("200", ordered("description", "Done.", "content", content));
    Seq<String> problems =
        route.hasBody() ? PROBLEMS.appendAll(PROBLEMS_OF_BODY).sorted() : PROBLEMS;
    problems.forEach(
        status -> responses.put(status, ordered("$ref", "#/components/responses/Problem")));
    return responses;
  }
}
