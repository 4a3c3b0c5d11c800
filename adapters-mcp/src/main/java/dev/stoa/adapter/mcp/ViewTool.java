package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.adapter.mcp.ToolView.Use;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.HashMap;

/** A tool that is a view of actions. */
record ViewTool(ToolView view, Map<Use, Action<?, ?>> uses, boolean schemas) implements McpTool {

  /** With those of its actions that there are; nothing if there are none. */
  static Option<ViewTool> of(ToolView view, Seq<Action<?, ?>> actions, boolean schemas) {
    Map<Use, Action<?, ?>> uses =
        LinkedHashMap.ofEntries(
            view.uses()
                .flatMap(
                    use ->
                        actions
                            .find(action -> action.name().equals(use.action()))
                            .map(action -> Tuple.of(use, action))));
    return Option.when(!uses.isEmpty(), () -> new ViewTool(view, uses, schemas));
  }

  @Override
  public Seq<Action<?, ?>> actions() {
    return uses.values().toList();
  }

  @Override
  public Option<Tool> described(Rights rights) {
    Map<Use, Action<?, ?>> offered = uses.filterValues(rights::offer);
    return Option.when(!offered.isEmpty(), () -> tool(offered));
  }

  private Tool tool(Map<Use, Action<?, ?>> offered) {
    boolean isSingle = view.uses().size() == 1;
    Tool.Builder tool =
        Tool.builder(view.name(), isSingle ? single(offered.head()) : several(offered))
            .description(view.description())
            .annotations(ActionTool.hints(offered.values().map(Action::effect)));
    return (schemas && isSingle
            ? tool.outputSchema(Schemas.ofAnswer(offered.head()._2.outputShape()))
            : tool)
        .build();
  }

  private static java.util.Map<String, Object> single(Tuple2<Use, Action<?, ?>> use) {
    return InputSchema.of(use._2, use._1.members());
  }

  /** The members of all of them; each action says itself which of them it needs. */
  private static java.util.Map<String, Object> several(Map<Use, Action<?, ?>> offered) {
    java.util.Map<String, Object> members = new java.util.LinkedHashMap<>();
    members.put(
        ToolView.CHOICE,
        InputSchema.member("string", "enum", offered.keySet().toList().map(Use::word).asJava()));
    offered.forEach(
        (use, action) ->
            InputSchema.properties(InputSchema.of(action, use.members()))
                .forEach(members::putIfAbsent));
    return InputSchema.object(members, java.util.List.of(ToolView.CHOICE));
  }

  @Override
  public CallToolResult call(
      CallScope scope, java.util.Map<String, ?> arguments, Progress progress) {
    if (view.uses().size() == 1) {
      return new ActionTool(uses.head()._2, schemas).call(scope, arguments, progress);
    }
    java.util.Map<String, Object> input = new HashMap<>(arguments);
    Object word = input.remove(ToolView.CHOICE);
    return uses.find(use -> use._1.word().equals(word))
        .map(use -> new ActionTool(use._2, false).call(scope, input, progress))
        .getOrElse(
            () ->
                ToolCall.invalid(
                    ToolView.CHOICE
                        + (word == null ? " is missing" : ": " + word + " is unknown")
                        + ": choose "
                        + List.ofAll(uses.keySet()).map(Use::word).mkString(", ")));
  }
}
