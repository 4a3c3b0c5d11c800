package dev.stoa.adapter.mcp.conformance;

import io.modelcontextprotocol.server.McpServer.SyncSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncCompletionSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.spec.McpSchema.BlobResourceContents;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult;
import io.modelcontextprotocol.spec.McpSchema.Content;
import io.modelcontextprotocol.spec.McpSchema.EmbeddedResource;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.PromptReference;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceContents;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The prompts and resources that the conformance suite requires; their names are its own. */
public final class Fixtures {

  /** One red pixel. */
  static final String PNG =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

  private Fixtures() {}

  /** Adds them. */
  public static void addTo(SyncSpecification<?> server) {
    server
        .serverInfo("stoa-conformance", "1")
        .capabilities(
            ServerCapabilities.builder()
                .completions()
                .logging()
                .tools(false)
                .prompts(false)
                .resources(true, false)
                .build())
        .tools(FixtureTools.all())
        .prompts(prompts())
        .resources(
            resource("test://static-text", text("test://static-text", "text/plain", "Plain text.")),
            resource(
                "test://static-binary",
                BlobResourceContents.builder("test://static-binary", PNG)
                    .mimeType("image/png")
                    .build()),
            resource(
                "test://watched-resource",
                text("test://watched-resource", "text/plain", "Watched text.")))
        .resourceTemplates(
            new SyncResourceTemplateSpecification(
                ResourceTemplate.builder("test://template/{id}/data", "template")
                    .mimeType("application/json")
                    .build(),
                (exchange, request) ->
                    read(text(request.uri(), "application/json", templateData(request.uri())))))
        .completions(
            new SyncCompletionSpecification(
                new PromptReference("test_prompt_with_arguments"),
                (exchange, request) ->
                    new CompleteResult(
                        new CompleteResult.CompleteCompletion(List.of("paris"), 1, false))));
  }

  private static String templateData(String uri) {
    String id = uri.substring("test://template/".length(), uri.length() - "/data".length());
    return "{\"id\":\"" + id + "\",\"templateTest\":true,\"data\":\"Data for ID: " + id + "\"}";
  }

  private static SyncResourceSpecification resource(String uri, ResourceContents contents) {
    return new SyncResourceSpecification(
        Resource.builder(uri, uri).description("A fixture.").mimeType(contents.mimeType()).build(),
        (exchange, request) -> read(contents));
  }

  private static ReadResourceResult read(ResourceContents contents) {
    return ReadResourceResult.builder(List.of(contents)).build();
  }

  static TextResourceContents text(String uri, String mimeType, String text) {
    return TextResourceContents.builder(uri, text).mimeType(mimeType).build();
  }

  private static List<SyncPromptSpecification> prompts() {
    return List.of(
        prompt("test_simple_prompt", request -> List.of(text("A simple prompt."))),
        prompt(
            "test_prompt_with_arguments",
            request ->
                List.of(
                    text(
                        "arg1='"
                            + request.arguments().get("arg1")
                            + "', arg2='"
                            + request.arguments().get("arg2")
                            + "'")),
            "arg1",
            "arg2"),
        prompt(
            "test_prompt_with_embedded_resource",
            request ->
                List.of(
                    EmbeddedResource.builder(
                            text(
                                request.arguments().get("resourceUri").toString(),
                                "text/plain",
                                "Embedded text."))
                        .build(),
                    text("Use the resource above.")),
            "resourceUri"),
        prompt(
            "test_prompt_with_image",
            request ->
                List.of(
                    ImageContent.builder(PNG, "image/png").build(), text("Use the image above."))));
  }

  private static TextContent text(String text) {
    return TextContent.builder(text).build();
  }

  private static SyncPromptSpecification prompt(
      String name, Function<GetPromptRequest, List<Content>> contents, String... arguments) {
    return new SyncPromptSpecification(
        Prompt.builder(name)
            .description("A fixture.")
            .arguments(
                Stream.of(arguments)
                    .map(argument -> PromptArgument.builder(argument).required(true).build())
                    .toList())
            .build(),
        (exchange, request) ->
            GetPromptResult.builder(
                    contents.apply(request).stream()
                        .map(content -> PromptMessage.builder(Role.USER, content).build())
                        .toList())
                .build());
  }
}
