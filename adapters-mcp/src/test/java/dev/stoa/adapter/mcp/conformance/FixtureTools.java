package dev.stoa.adapter.mcp.conformance;

import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.AudioContent;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Content;
import io.modelcontextprotocol.spec.McpSchema.CreateMessageRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.EmbeddedResource;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.LoggingLevel;
import io.modelcontextprotocol.spec.McpSchema.LoggingMessageNotification;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.SamplingMessage;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The tools that the conformance suite requires; their names are its own. */
final class FixtureTools {

  /** A sound of no length. */
  private static final String WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQAAAAA=";

  private static final Map<String, Object> NOTHING = object(Map.of());

  private static final Content EMBEDDED =
      EmbeddedResource.builder(
              Fixtures.text("test://embedded-resource", "text/plain", "Embedded text."))
          .build();
  private static final Content IMAGE = ImageContent.builder(Fixtures.PNG, "image/png").build();

  private FixtureTools() {}

  static List<SyncToolSpecification> all() {
    return List.of(
        answer("test_simple_text", text("This is a simple text response for testing.")),
        answer("test_image_content", IMAGE),
        answer("test_audio_content", AudioContent.builder(WAV, "audio/wav").build()),
        answer("test_embedded_resource", EMBEDDED),
        answer("test_multiple_content_types", text("Several:"), IMAGE, EMBEDDED),
        tool("test_error_handling", NOTHING, (exchange, request) -> failed()),
        tool("test_tool_with_logging", NOTHING, (exchange, request) -> logged(exchange)),
        tool("test_tool_with_progress", NOTHING, FixtureTools::progressed),
        tool("test_sampling", requiring("prompt"), FixtureTools::sampled),
        tool(
            "test_elicitation",
            requiring("message"),
            (exchange, request) ->
                elicited(
                    exchange,
                    request.arguments().get("message").toString(),
                    object(Map.of("response", Map.of("type", "string"))))),
        tool(
            "test_elicitation_sep1034_defaults",
            NOTHING,
            (exchange, request) -> elicited(exchange, "Defaults?", ElicitedSchemas.DEFAULTS)),
        tool(
            "test_elicitation_sep1330_enums",
            NOTHING,
            (exchange, request) -> elicited(exchange, "Choices?", ElicitedSchemas.CHOICES)),
        tool(
            "json_schema_2020_12_tool",
            ElicitedSchemas.DIALECT_2020_12,
            (exchange, request) -> done(text("done"))));
  }

  private static SyncToolSpecification answer(String name, Content... contents) {
    return tool(name, NOTHING, (exchange, request) -> done(contents));
  }

  private static SyncToolSpecification tool(
      String name,
      Map<String, Object> schema,
      BiFunction<McpSyncServerExchange, CallToolRequest, CallToolResult> handler) {
    return SyncToolSpecification.builder()
        .tool(Tool.builder(name, schema).description("A fixture.").build())
        .callHandler(handler)
        .build();
  }

  private static CallToolResult failed() {
    return CallToolResult.builder().addTextContent("This tool always fails.").isError(true).build();
  }

  private static CallToolResult logged(McpSyncServerExchange exchange) {
    for (String line : List.of("started", "working", "done")) {
      exchange.loggingNotification(
          LoggingMessageNotification.builder(LoggingLevel.INFO, line).build());
    }
    return done(text("logged"));
  }

  private static CallToolResult progressed(
      McpSyncServerExchange exchange, CallToolRequest request) {
    for (double progress : new double[] {0, 50, 100}) {
      exchange.progressNotification(
          ProgressNotification.builder(request.progressToken(), progress).total(100.0).build());
    }
    return done(text("progressed"));
  }

  private static CallToolResult sampled(McpSyncServerExchange exchange, CallToolRequest request) {
    Content prompt = text(request.arguments().get("prompt").toString());
    return done(
        text(
            "LLM response: "
                + exchange
                    .createMessage(
                        CreateMessageRequest.builder(
                                List.of(SamplingMessage.builder(Role.USER, prompt).build()), 100)
                            .build())
                    .content()));
  }

  private static CallToolResult elicited(
      McpSyncServerExchange exchange, String message, Map<String, Object> schema) {
    ElicitResult result =
        exchange.createElicitation(ElicitFormRequest.builder(message, schema).build());
    return done(text("action=" + result.action() + ", content=" + result.content()));
  }

  private static CallToolResult done(Content... contents) {
    return CallToolResult.builder().content(List.of(contents)).isError(false).build();
  }

  private static TextContent text(String text) {
    return TextContent.builder(text).build();
  }

  /** The schema of one required text. */
  private static Map<String, Object> requiring(String name) {
    return Map.of(
        "type",
        "object",
        "properties",
        Map.of(name, Map.of("type", "string")),
        "required",
        List.of(name));
  }

  private static Map<String, Object> object(Map<String, Object> properties) {
    return Map.of("type", "object", "properties", properties);
  }
}
