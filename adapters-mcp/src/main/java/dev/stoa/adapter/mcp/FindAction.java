package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Progress;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.Lazy;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Map;

/** Finds actions by words in their names, summaries and examples, and says how to call them. */
record FindAction(Seq<Action<?, ?>> actions, Lazy<ActionIndex> index) implements McpTool {

  static final String NAME = "find_action";

  private static final int MOST = 5;

  /** Among these. */
  FindAction(Seq<Action<?, ?>> actions) {
    this(actions, Lazy.of(() -> new ActionIndex(actions)));
  }

  @Override
  public Option<Tool> described(Rights rights) {
    return Option.when(
        actions.exists(rights::offer),
        () ->
            Tool.builder(
                    NAME,
                    InputSchema.object(
                        Map.of(
                            "words",
                            InputSchema.member(
                                "string", "description", "What to do, or its exact name.")),
                        java.util.List.of("words")))
                .description(
                    "Find other actions by words: everything this workspace can do. Its exact name"
                        + " gives the schema of its input. Run one with "
                        + RunAction.NAME
                        + ".")
                .annotations(ActionTool.hints(List.of(Effect.READ)))
                .build());
  }

  @Override
  public CallToolResult call(CallScope scope, Map<String, ?> arguments, Progress progress) {
    if (!(arguments.get("words") instanceof String words) || words.isBlank()) {
      return ToolCall.invalid("words is missing: say what to do");
    }
    Seq<Action<?, ?>> found = found(scope.rights(), words).take(MOST);
    return ToolCall.text(
        found.isEmpty()
            ? "No action has these words. Try other ones."
            : found.map(action -> card(action, found.size() == 1)).mkString("\n"));
  }

  /** Those that may be run, best first. */
  Seq<Action<?, ?>> found(Rights rights, String words) {
    String name = words.strip().replace('_', '.');
    Seq<Action<?, ?>> exact =
        actions
            .filter(rights::offer)
            .filter(action -> action.name().replace('-', '.').equals(name.replace('-', '.')));
    return exact.isEmpty() ? index.get().found(words).filter(rights::offer) : exact;
  }

  /** Whether there are others or not: one alone is described whole. */
  private static String card(Action<?, ?> action, boolean isAlone) {
    Map<String, Object> schema = InputSchema.of(action);
    String members =
        List.ofAll(InputSchema.properties(schema).keySet())
            .map(name -> InputSchema.required(schema).contains(name) ? name + "!" : name)
            .mkString(" ");
    return action.name()
        + " ("
        + action.effect().label()
        + "): "
        + action.summary()
        + "\n  input: "
        + (isAlone ? CanonicalJson.of(JsonObject.of(schema)).text() : members)
        + "\n  example: "
        + action.examples().head().json().replace('\'', '"');
  }
}
