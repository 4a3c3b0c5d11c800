package dev.stoa.adapter.mcp;

import dev.stoa.actions.catalogue.Catalogue;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import java.io.InputStream;
import java.io.Writer;

/** An MCP server for the one client that started this process. */
public final class McpStdio {

  private McpStdio() {}

  /**
   * Answers requests until the input ends.
   *
   * @param catalogue what is offered; {@link ToolGroups#select} chooses a part
   * @param out takes messages only, one per line
   */
  public static void serve(
      Catalogue catalogue, CallScope scope, String version, InputStream in, Writer out) {
    StdioTransport transport = new StdioTransport(McpJsonDefaults.getMapper(), in, out);
    McpSyncServer server =
        StoaMcpServer.build(McpServer.sync(transport), catalogue, version, context -> scope);
    try {
      transport.serve();
    } finally {
      server.close();
    }
  }
}
