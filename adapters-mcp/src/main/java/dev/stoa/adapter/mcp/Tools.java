package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Effect;
import dev.stoa.actions.shape.Schemas;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncListFilter;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.List;
import java.util.function.Function;

/** Actions as tools. */
final class Tools {

  private final Map<String, Action<?, ?>> actions;
  private final Function<McpTransportContext, CallScope> scopes;

  Tools(Seq<Action<?, ?>> actions, Function<McpTransportContext, CallScope> scopes) {
    this.actions = actions.toLinkedMap(Tools::name, action -> action);
    this.scopes = scopes;
  }

  /** {@code channel.handoff.offer} as {@code channel_handoff_offer}. */
  static String name(Action<?, ?> action) {
    return name(action.name());
  }

  static String name(String action) {
    return action.replace('.', '_').replace('-', '_');
  }

  List<SyncToolSpecification> specifications() {
    return actions.values().map(this::specification).toJavaList();
  }

  /** Hides what the caller of a request cannot use. */
  McpSyncListFilter<Tool> filter() {
    return (context, tool) ->
        actions.get(tool.name()).exists(action -> scopes.apply(context).offers(action));
  }

  private SyncToolSpecification specification(Action<?, ?> action) {
    return SyncToolSpecification.builder()
        .tool(tool(action))
        .callHandler((exchange, request) -> call(action, exchange, request))
        .build();
  }

  private CallToolResult call(
      Action<?, ?> action, McpSyncServerExchange exchange, CallToolRequest request) {
    CallScope scope = scopes.apply(exchange.transportContext());
    return ToolCall.result(
        ToolCall.run(
            action,
            scope,
            () -> request.arguments() == null ? java.util.Map.of() : request.arguments(),
            ProgressNotifications.of(exchange, request)));
  }

  static Tool tool(Action<?, ?> action) {
    return Tool.builder(name(action), Schemas.ofInputWithoutActor(action.inputShape()))
        .title(action.words().mkString(" ").replace('-', ' '))
        .description(action.details().prepend(action.summary()).mkString(" "))
        .outputSchema(Schemas.ofAnswer(action.outputShape()))
        .annotations(
            ToolAnnotations.builder()
                .readOnlyHint(action.effect() == Effect.READ)
                .destructiveHint(action.effect() == Effect.DESTRUCTIVE)
                .openWorldHint(false)
                .build())
        .build();
  }
}
