package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.catalogue.Catalogue;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncListFilter;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Function;

/**
 * The tools of a server: the short ones of the profiles, and every action under its own name.
 *
 * @param byName where a short one has the name of its only action, it is that action's tool
 */
record McpTools(Map<String, McpTool> byName) {

  static McpTools of(Catalogue catalogue, boolean schemas) {
    Seq<Action<?, ?>> actions = ActionTool.actions(catalogue);
    FindAction find = new FindAction(actions);
    Map<String, McpTool> own =
        LinkedHashMap.ofEntries(
            actions.map(
                action -> Tuple.of(ActionTool.name(action), new ActionTool(action, schemas))));
    Map<String, McpTool> views =
        LinkedHashMap.ofEntries(
            ToolView.ALL.flatMap(
                view ->
                    ViewTool.of(view, actions, schemas).map(tool -> Tuple.of(view.name(), tool))));
    return new McpTools(
        LinkedHashMap.<String, McpTool>empty()
            .merge(views)
            .merge(LinkedHashMap.ofAll(GraphTool.all(actions)))
            .merge(own)
            .put(FindAction.NAME, find)
            .put(RunAction.NAME, new RunAction(find)));
  }

  /** As callers with these rights see those of a choice. */
  Seq<Tool> listed(Rights rights, ToolChoice choice) {
    return choice.tools().toList().flatMap(byName::get).flatMap(tool -> tool.described(rights));
  }

  /** The actions that a choice reaches. */
  Seq<Action<?, ?>> reached(ToolChoice choice) {
    return choice.tools().toList().flatMap(byName::get).flatMap(McpTool::actions).distinct();
  }

  /** The actions behind resources and prompts that a caller can reach by its tools. */
  Seq<Action<?, ?>> readable(Rights rights, ToolChoice choice) {
    Seq<McpTool> chosen = choice.tools().toList().flatMap(byName::get);
    return Resources.ACTIONS
        .appendAll(Prompt.ACTIONS)
        .distinct()
        .flatMap(this::named)
        .filter(rights::offer)
        .filter(action -> chosen.exists(tool -> has(tool, action.name())));
  }

  private Option<Action<?, ?>> named(String action) {
    return byName
        .get(ActionTool.name(action))
        .flatMap(tool -> tool.actions().find(one -> one.name().equals(action)));
  }

  private static boolean has(McpTool tool, String action) {
    return tool.actions().exists(one -> one.name().equals(action));
  }

  /** What a client calls to run an action; nothing if the choice does not reach it. */
  Option<String> toolFor(Action<?, ?> action, ToolChoice choice) {
    Option<String> own =
        byName
            .filterKeys(choice::contains)
            .filterValues(tool -> tool instanceof ViewTool || tool instanceof ActionTool)
            .find(tool -> tool._2.actions().contains(action))
            .map(tool -> tool._1);
    return own.orElse(
        () ->
            Option.when(
                choice.contains(RunAction.NAME), RunAction.NAME + " (" + action.name() + ")"));
  }

  List<SyncToolSpecification> specifications(
      Rights rights, Function<McpTransportContext, CallScope> scopes) {
    return byName
        .toList()
        .map(
            tool ->
                specification(
                    tool._2.described(rights).getOrElse(() -> hidden(tool._1)), tool._2, scopes))
        .toJavaList();
  }

  /** What callers with these rights do not see, and what they are told if they call it. */
  private static Tool hidden(String name) {
    return Tool.builder(name, InputSchema.object(java.util.Map.of(), List.of())).build();
  }

  private static SyncToolSpecification specification(
      Tool described, McpTool tool, Function<McpTransportContext, CallScope> scopes) {
    return SyncToolSpecification.builder()
        .tool(described)
        .callHandler(
            (exchange, request) -> {
              CallScope scope = scopes.apply(exchange.transportContext());
              if (!scope.tools().contains(described.name())) {
                throw McpError.builder(ErrorCodes.INVALID_PARAMS)
                    .message("there is no tool " + described.name() + " among those chosen")
                    .build();
              }
              return tool.call(
                  scope,
                  request.arguments() == null ? java.util.Map.of() : request.arguments(),
                  ProgressNotifications.of(exchange, request));
            })
        .build();
  }

  /** Hides what a caller may not use, and what a request did not choose. */
  McpSyncListFilter<Tool> filter(Rights rights, Function<McpTransportContext, CallScope> scopes) {
    Set<String> offered = byName.filterValues(tool -> tool.described(rights).isDefined()).keySet();
    return (context, tool) ->
        offered.contains(tool.name()) && scopes.apply(context).tools().contains(tool.name());
  }
}
