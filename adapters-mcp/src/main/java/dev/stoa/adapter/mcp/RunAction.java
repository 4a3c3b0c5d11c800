package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** Runs any action by its name, with an input that is checked as that of its own tool. */
record RunAction(FindAction known) implements McpTool {

  static final String NAME = "run_action";

  @Override
  public Seq<Action<?, ?>> actions() {
    return known.actions();
  }

  @Override
  public Option<Tool> described(Rights rights) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("action", InputSchema.member("string", "description", "Such as channel.history."));
    members.put("input", Map.of("type", "object"));
    members.put(
        "whole",
        InputSchema.member(
            "boolean", "description", "Answer the whole record as JSON, not its gist."));
    Seq<Action<?, ?>> offered = actions().filter(rights::offer);
    return Option.when(
        !offered.isEmpty(),
        () ->
            Tool.builder(NAME, InputSchema.object(members, java.util.List.of("action")))
                .description("Run an action that " + FindAction.NAME + " found.")
                .annotations(ActionTool.hints(offered.map(Action::effect)))
                .build());
  }

  @Override
  public CallToolResult call(CallScope scope, Map<String, ?> arguments, Progress progress) {
    Object name = arguments.get("action");
    Object input = arguments.get("input") == null ? Map.of() : arguments.get("input");
    if (!(name instanceof String text) || !(input instanceof Map<?, ?> given)) {
      return ToolCall.invalid(
          name instanceof String
              ? "input is no object"
              : "action is missing: find one with " + FindAction.NAME);
    }
    boolean isWhole = Boolean.TRUE.equals(arguments.get("whole"));
    return actions()
        .find(action -> ActionTool.name(action).equals(ActionTool.name(text.strip())))
        .map(
            action ->
                ToolCall.run(action, scope, () -> members(given), progress)
                    .fold(
                        ToolCall::failed,
                        answer ->
                            isWhole ? ToolCall.text(answer.json().text()) : answer.result(false)))
        .getOrElse(
            () -> ToolCall.invalid(text + " is no action: " + nearest(scope.rights(), text)));
  }

  private String nearest(Rights rights, String name) {
    return known
        .found(rights, name)
        .headOption()
        .map(action -> "did you mean " + action.name() + "?")
        .getOrElse("find one with " + FindAction.NAME);
  }

  @SuppressWarnings("unchecked") // An object of JSON has texts as names.
  private static Map<String, ?> members(Map<?, ?> given) {
    return (Map<String, ?>) given;
  }
}
