package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Function;

/** The prompts of a server; those without any of their tools are left out. */
final class Prompts {

  private final McpTools tools;
  private final Set<String> offered;
  private final Function<McpTransportContext, CallScope> scopes;

  /**
   * Those of the tools.
   *
   * @param offered the names of the actions that callers can reach
   */
  Prompts(McpTools tools, Set<String> offered, Function<McpTransportContext, CallScope> scopes) {
    this.tools = tools;
    this.offered = offered;
    this.scopes = scopes;
  }

  List<SyncPromptSpecification> specifications() {
    return Prompt.ALL
        .filter(prompt -> prompt.isUseful(offered))
        .map(
            prompt ->
                new SyncPromptSpecification(
                    prompt.described(),
                    (exchange, request) ->
                        result(prompt, scopes.apply(exchange.transportContext()), request)))
        .toJavaList();
  }

  private GetPromptResult result(Prompt prompt, CallScope scope, GetPromptRequest request) {
    for (PromptArgument argument : prompt.arguments()) {
      if (Boolean.TRUE.equals(argument.required()) && given(request, argument.name()).isEmpty()) {
        throw McpError.builder(ErrorCodes.INVALID_PARAMS)
            .message("the argument " + argument.name() + " is missing: " + argument.description())
            .build();
      }
    }
    Map<String, String> toolOf =
        tools
            .reached(scope.tools())
            .filter(scope.rights()::offer)
            .toLinkedMap(
                Action::name, action -> tools.toolFor(action, scope.tools()).getOrElse(""));
    String text = prompt.text(toolOf, name -> given(request, name));
    return GetPromptResult.builder(
            List.of(PromptMessage.builder(Role.USER, TextContent.builder(text).build()).build()))
        .description(prompt.description())
        .build();
  }

  private static Option<String> given(GetPromptRequest request, String name) {
    return Option.of(request.arguments())
        .flatMap(arguments -> Option.of(arguments.get(name)))
        .map(Object::toString)
        .filter(text -> !text.isBlank());
  }
}
