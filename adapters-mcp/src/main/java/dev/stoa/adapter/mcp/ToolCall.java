package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Problem;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.Labels;
import dev.stoa.actions.shape.PlainJson;
import dev.stoa.actions.shape.Words;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.vavr.control.Either;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.function.Supplier;

/** One run of an action for a caller. */
final class ToolCall {

  private static final System.Logger LOG = System.getLogger(ToolCall.class.getName());

  private ToolCall() {}

  /** The answer as JSON, or why there is none. */
  static Either<Problem, CanonicalJson> run(
      Action<?, ?> action, CallScope scope, Supplier<Map<String, ?>> arguments, Progress progress) {
    try {
      JsonObject input = scope.input(action, JsonObject.of(arguments.get()));
      return scope
          .caller()
          .audited(() -> action.runJson(scope.workspace(), input, progress))
          .mapLeft(Problem::of);
    } catch (RuntimeException e) {
      Problem problem = Problem.of(e, Words::snake);
      if (problem.kind() == Problem.Kind.INTERNAL || problem.kind() == Problem.Kind.UNAVAILABLE) {
        LOG.log(Level.ERROR, "The tool for " + action.name() + " failed", e);
      }
      return Either.left(problem);
    }
  }

  /** As a client gets it; a refusal is an answer too, so that the model can read it. */
  static CallToolResult result(Either<Problem, CanonicalJson> outcome) {
    return outcome.fold(ToolCall::failed, ToolCall::answered);
  }

  private static CallToolResult answered(CanonicalJson answer) {
    return CallToolResult.builder()
        .addTextContent(answer.text())
        .structuredContent(plain(answer))
        .isError(false)
        .build();
  }

  private static CallToolResult failed(Problem problem) {
    return CallToolResult.builder()
        .addTextContent(problem.sentence())
        .isError(true)
        .meta(facts(problem))
        .build();
  }

  /** What a program may want to know about a problem. */
  static Map<String, Object> facts(Problem problem) {
    return Map.of(
        "code", problem.code(),
        "kind", Labels.of(problem.kind()),
        "facts", plain(problem.facts()));
  }

  private static Object plain(CanonicalJson json) {
    return PlainJson.ofObject((JsonObject) JsonParser.parse(json.text()));
  }
}
