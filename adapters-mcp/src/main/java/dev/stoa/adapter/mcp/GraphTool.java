package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Problem;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.Words;
import dev.stoa.application.graph.GraphOperations;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.GraphPosition;
import dev.stoa.domain.graph.GraphReading;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.ValidAt;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A tool of the official memory server, with its name, input and answers, over the graph.
 *
 * @param action the action that says who may use it
 */
record GraphTool(GraphCall what, Action<?, ?> action) implements McpTool {

  /** Those whose actions there are. */
  static Map<String, McpTool> all(Seq<Action<?, ?>> actions) {
    Map<String, McpTool> tools = new LinkedHashMap<>();
    for (GraphCall call : GraphCall.values()) {
      actions
          .find(action -> action.name().equals(call.action()))
          .forEach(action -> tools.put(call.tool(), new GraphTool(call, action)));
    }
    return tools;
  }

  @Override
  public Seq<Action<?, ?>> actions() {
    return List.of(action);
  }

  @Override
  public Option<Tool> described(Rights rights) {
    return Option.when(
        rights.offer(action),
        () ->
            Tool.builder(what.tool(), what.input())
                .description(what.description())
                .annotations(ActionTool.hints(List.of(action.effect())))
                .build());
  }

  @Override
  public CallToolResult call(CallScope scope, Map<String, ?> arguments, Progress progress) {
    try {
      return scope
          .caller()
          .audited(() -> answer(scope.workspace().graph(), new GraphArguments(arguments)))
          .fold(refused -> ToolCall.failed(Problem.of(refused)), Answer::result);
    } catch (InvalidValue e) {
      return ToolCall.failed(Problem.of(e, Words::snake));
    }
  }

  /** The text that a model reads, and the same for programs. */
  private record Answer(String text, Object structured) {

    static Answer of(Map<String, Object> whole) {
      return new Answer(IndentedJson.of(whole), whole);
    }

    static Answer list(String name, java.util.List<Object> items) {
      return new Answer(IndentedJson.of(items), Map.of(name, items));
    }

    static Answer done(String message) {
      Map<String, Object> members = new LinkedHashMap<>();
      members.put("success", true);
      members.put("message", message);
      return new Answer(message, members);
    }

    CallToolResult result() {
      return CallToolResult.builder()
          .addTextContent(text)
          .structuredContent(structured)
          .isError(false)
          .build();
    }
  }

  private Either<Refusal, Answer> answer(GraphOperations graph, GraphArguments given) {
    return switch (what) {
      case CREATE_ENTITIES ->
          graph
              .create(given.entities())
              .<Refusal>mapLeft(refused -> refused)
              .map(made -> Answer.list("entities", GraphAnswers.entities(made)));
      case CREATE_RELATIONS ->
          Either.right(
              Answer.list("relations", GraphAnswers.relations(graph.relateAny(given.relations()))));
      case ADD_OBSERVATIONS ->
          graph
              .observe(given.facts("observations", "contents"))
              .<Refusal>mapLeft(refused -> refused)
              .map(added -> Answer.list("results", GraphAnswers.observed(added)));
      case DELETE_ENTITIES -> {
        graph.delete(given.texts("entityNames"));
        yield Either.right(Answer.done("Entities deleted successfully"));
      }
      case DELETE_OBSERVATIONS -> {
        graph.deleteObservations(given.facts("deletions", "observations"));
        yield Either.right(Answer.done("Observations deleted successfully"));
      }
      case DELETE_RELATIONS -> {
        graph.deleteRelations(given.relations());
        yield Either.right(Answer.done("Relations deleted successfully"));
      }
      case READ_GRAPH -> Either.right(Answer.of(GraphAnswers.part(graph.read(reading(given)))));
      case SEARCH_NODES ->
          Either.right(
              Answer.of(
                  GraphAnswers.found(
                      graph.containing(question(given), tokens(given)), given.flag("names_only"))));
      case OPEN_NODES ->
          Either.right(Answer.of(GraphAnswers.graph(graph.open(given.texts("names")))));
    };
  }

  private static int tokens(GraphArguments given) {
    return given.number("tokens", GraphReading.USUAL_TOKENS);
  }

  private static GraphReading reading(GraphArguments given) {
    return new GraphReading(
        tokens(given),
        given.maybe("cursor").map(GraphPosition::read).getOrElse(GraphPosition.START),
        ValidAt.NOW);
  }

  private static EntityQuery question(GraphArguments given) {
    return EntityQuery.all()
        .containing(given.text("query"))
        .page(
            new PageRequest<>(
                given.maybe("cursor").map(GraphTool::position),
                given.number("limit", Page.MAX_SIZE)));
  }

  private static Long position(String cursor) {
    try {
      return Long.valueOf(cursor);
    } catch (NumberFormatException e) {
      throw new InvalidValue("cursor " + cursor + " is no position: give the one of an answer", e);
    }
  }
}
