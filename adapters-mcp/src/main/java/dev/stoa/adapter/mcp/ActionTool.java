package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Edge;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.Schemas;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Map;

/**
 * An action under its own name, with all members of its input.
 *
 * @param schemas whether its answer has a schema, and so is structured
 */
record ActionTool(Action<?, ?> action, boolean schemas) implements McpTool {

  /** The actions of a catalogue that can be tools. */
  static Seq<Action<?, ?>> actions(Catalogue catalogue) {
    return catalogue.on(Edge.MCP).filter(action -> !action.streams());
  }

  /** {@code channel.handoff.offer} as {@code channel_handoff_offer}. */
  static String name(Action<?, ?> action) {
    return name(action.name());
  }

  static String name(String action) {
    return action.replace('.', '_').replace('-', '_');
  }

  @Override
  public Seq<Action<?, ?>> actions() {
    return List.of(action);
  }

  @Override
  public Option<Tool> described(Rights rights) {
    return Option.when(rights.offer(action), this::tool);
  }

  private Tool tool() {
    Tool.Builder tool =
        Tool.builder(name(action), InputSchema.of(action))
            .title(action.words().mkString(" ").replace('-', ' '))
            .description(action.details().prepend(action.summary()).mkString(" "))
            .annotations(hints(List.of(action.effect())));
    return (schemas ? tool.outputSchema(Schemas.ofAnswer(action.outputShape())) : tool).build();
  }

  static ToolAnnotations hints(Seq<Effect> effects) {
    return ToolAnnotations.builder()
        .readOnlyHint(effects.forAll(effect -> effect == Effect.READ))
        .destructiveHint(effects.contains(Effect.DESTRUCTIVE))
        .openWorldHint(false)
        .build();
  }

  @Override
  public CallToolResult call(CallScope scope, Map<String, ?> arguments, Progress progress) {
    return ToolCall.run(action, scope, () -> arguments, progress)
        .fold(ToolCall::failed, answer -> answer.result(schemas));
  }
}
