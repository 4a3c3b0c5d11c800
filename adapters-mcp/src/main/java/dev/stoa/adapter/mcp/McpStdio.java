package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.catalogue.Catalogue;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.vavr.collection.Seq;
import java.io.InputStream;
import java.io.Writer;

/** An MCP server for the one client that started this process. */
public final class McpStdio {

  private McpStdio() {}

  /**
   * Answers requests until the input ends.
   *
   * @param schemas whether answers have schemas
   * @param out takes messages only, one per line
   */
  public static void serve(
      Catalogue catalogue,
      CallScope scope,
      boolean schemas,
      String version,
      InputStream in,
      Writer out) {
    McpTools tools = McpTools.of(scope.tools().part(catalogue), schemas);
    Seq<Action<?, ?>> readable = tools.readable(scope.rights(), scope.tools());
    Subscriptions subscriptions =
        new Subscriptions(new Resources(readable, context -> scope), tools);
    StdioTransport transport =
        new StdioTransport(McpJsonDefaults.getMapper(), in, out, subscriptions, scope);
    McpSyncServer server =
        StoaMcpServer.build(
            McpServer.sync(transport), version, tools, scope.rights(), readable, context -> scope);
    try {
      transport.serve();
    } finally {
      subscriptions.close();
      server.close();
    }
  }
}
