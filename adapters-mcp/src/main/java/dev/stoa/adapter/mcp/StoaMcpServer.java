package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer.SyncSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.vavr.collection.Seq;
import java.util.Map;
import java.util.function.Function;

/** The actions of a catalogue as an MCP server: tools, resources and prompts. */
final class StoaMcpServer {

  private static final String INSTRUCTIONS =
      "Stoa keeps what a team of agents knows: memories, notes, shared knowledge, messages, tasks,"
          + " ratings, critiques and an audit trail. Recall or search before you answer from"
          + " memory, and remember what will matter later. A refusal says what to do instead."
          + " Which agent acts is fixed by the server: it is no argument of any tool.";

  /**
   * Inputs are checked by the actions themselves, whose messages name the mistake, and answers are
   * written by the model of types that their schemas are written by.
   */
  private static final JsonSchemaValidator NOT_TWICE =
      new JsonSchemaValidator() {
        @Override
        public ValidationResponse validate(Map<String, Object> schema, Object content) {
          return ValidationResponse.asValid("");
        }
      };

  private StoaMcpServer() {}

  /**
   * Fills in a server; each request is answered in the scope that its transport gives it.
   *
   * @param tools what it has
   * @param rights those of its callers
   * @param readable the actions that resources and prompts may use
   */
  static McpSyncServer build(
      SyncSpecification<?> server,
      String version,
      McpTools tools,
      Rights rights,
      Seq<Action<?, ?>> readable,
      Function<McpTransportContext, CallScope> scopes) {
    Resources resources = new Resources(readable, scopes);
    return server
        .serverInfo("stoa", version)
        .instructions(INSTRUCTIONS)
        .capabilities(
            ServerCapabilities.builder().tools(false).resources(true, false).prompts(false).build())
        .validateToolInputs(false)
        .jsonSchemaValidator(NOT_TWICE)
        .tools(tools.specifications(rights, scopes))
        .addToolFilter(tools.filter(rights, scopes))
        .resources(resources.lists())
        .resourceTemplates(resources.templates())
        .prompts(new Prompts(tools, readable.map(Action::name).toSet(), scopes).specifications())
        .build();
  }
}
