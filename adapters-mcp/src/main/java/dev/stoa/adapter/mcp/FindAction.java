package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Example;
import dev.stoa.actions.Progress;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.Tuple;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Map;

/** Finds actions by words in their names, summaries and examples, and says how to call them. */
record FindAction(Seq<Action<?, ?>> actions) implements McpTool {

  static final String NAME = "find_action";

  private static final int MOST = 5;
  private static final int SHORTEST_STEM = 4;

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
    Seq<Action<?, ?>> offered = actions.filter(rights::offer);
    String name = words.strip().replace('_', '.');
    Seq<Action<?, ?>> exact =
        offered.filter(action -> action.name().replace('-', '.').equals(name.replace('-', '.')));
    Seq<String> wanted = words(words);
    return exact.isEmpty()
        ? offered
            .map(action -> Tuple.of(action, score(action, wanted)))
            .filter(one -> one._2 > 0)
            .sortBy(one -> -one._2)
            .map(one -> one._1)
        : exact;
  }

  private static int score(Action<?, ?> action, Seq<String> wanted) {
    Seq<String> name = words(action.name());
    Seq<String> summary = words(action.details().prepend(action.summary()).mkString(" "));
    Seq<String> examples = words(action.examples().map(Example::json).mkString(" "));
    return wanted
        .map(
            word ->
                (has(name, word) ? 4 : 0)
                    + (has(summary, word) ? 2 : 0)
                    + (has(examples, word) ? 1 : 0))
        .sum()
        .intValue();
  }

  /** Whether a word is there, in this or another form: {@code purges} for {@code purge}. */
  private static boolean has(Seq<String> words, String wanted) {
    return words.exists(
        word ->
            word.equals(wanted)
                || Math.min(word.length(), wanted.length()) >= SHORTEST_STEM
                    && (word.startsWith(wanted) || wanted.startsWith(word)));
  }

  private static Seq<String> words(String text) {
    return List.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
        .reject(String::isEmpty)
        .distinct();
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
