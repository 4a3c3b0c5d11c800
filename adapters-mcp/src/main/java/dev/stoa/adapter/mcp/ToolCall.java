package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Presentation;
import dev.stoa.actions.Problem;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.Labels;
import dev.stoa.actions.shape.PlainJson;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.actions.shape.Words;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
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

  /**
   * What an action answered.
   *
   * @param text its gist
   */
  record Answer(CanonicalJson json, String text) {

    /** As a client gets it, with the whole record where the tool has a schema for it. */
    CallToolResult result(boolean isStructured) {
      CallToolResult.Builder result = CallToolResult.builder().addTextContent(text).isError(false);
      return (isStructured ? result.structuredContent(plain(json)) : result).build();
    }
  }

  /** The answer, or why there is none. */
  static <I extends Record, O> Either<Problem, Answer> run(
      Action<I, O> action, CallScope scope, Supplier<Map<String, ?>> arguments, Progress progress) {
    try {
      JsonObject input = scope.input(action, JsonObject.of(arguments.get()));
      return scope
          .caller()
          .audited(
              () ->
                  action.run(
                      scope.workspace(),
                      action.input().cast(action.inputShape().read(input)),
                      progress))
          .map(answer -> answered(action, answer))
          .mapLeft(Problem::of);
    } catch (RuntimeException e) {
      Problem problem = Problem.of(e, Words::snake);
      if (problem.kind() == Problem.Kind.INTERNAL || problem.kind() == Problem.Kind.UNAVAILABLE) {
        LOG.log(Level.ERROR, "The tool for " + action.name() + " failed", e);
      }
      return Either.left(problem);
    }
  }

  private static <O> Answer answered(Action<?, O> action, O answer) {
    CanonicalJson json = Shapes.json(action.outputShape(), answer);
    Presentation<O> shown = action.shown();
    return new Answer(
        json,
        shown
                .picture()
                .filter(drawn -> shown.isText())
                .map(drawn -> drawn.apply(answer))
                .getOrElse(
                    () ->
                        new PromptText(shown.columns(), shown.nothing())
                            .of((JsonObject) JsonParser.parse(json.text())))
            + reading(action, answer));
  }

  /** The token of what was read, which a model gives when it writes what it made of it. */
  private static String reading(Action<?, ?> action, Object answer) {
    return action
        .outputShape()
        .member("reading")
        .map(token -> "\nreading: " + token.get(answer))
        .getOrElse("");
  }

  /** A refusal is an answer too, so that the model can read it. */
  static CallToolResult failed(Problem problem) {
    return CallToolResult.builder()
        .addTextContent(problem.sentence())
        .isError(true)
        .meta(facts(problem))
        .build();
  }

  /** The refusal of an input. */
  static CallToolResult invalid(String sentence) {
    return failed(Problem.of(new InvalidValue(sentence), Words::snake));
  }

  static CallToolResult text(String text) {
    return CallToolResult.builder().addTextContent(text).isError(false).build();
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
