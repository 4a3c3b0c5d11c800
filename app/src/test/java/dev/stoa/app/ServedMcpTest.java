package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** MCP at {@code /mcp} of {@code stoa serve}. */
class ServedMcpTest {

  @Test
  void modelsAreServedUnderTheSameTokens(@TempDir Path folder) throws Exception {
    String url = TestEngine.SQLITE.migratedUrl();
    Cli cli = Cli.on(url);
    cli.run("agent", "register", "zealot", "--model", "m").ok();
    String tokens = folder.resolve("tokens").toString();
    String token =
        cli.run(
                "token",
                "create",
                "--subject",
                "ada",
                "--agent",
                "zealot",
                "--effect",
                "write",
                "--tokens",
                tokens,
                "--json")
            .ok()
            .text("token");
    try (ServingProcess serving = ServingProcess.start("--store", url, "--tokens", tokens);
        McpSyncClient client =
            McpClient.sync(
                    HttpClientStreamableHttpTransport.builder(serving.url())
                        .endpoint("/mcp?profile=all")
                        .addHttpRequestCustomizer(
                            (request, method, uri, body, context) ->
                                request.header("Authorization", "Bearer " + token))
                        .build())
                .requestTimeout(Duration.ofSeconds(60))
                .build()) {
      client.initialize();
      List<String> tools = client.listTools().tools().stream().map(Tool::name).toList();
      assertTrue(tools.contains("note_write"), tools::toString);
      assertFalse(tools.contains("memory_purge"), tools::toString);
      client.callTool(
          CallToolRequest.builder("note_write").arguments(Map.of("message", "by MCP")).build());
      HttpRequest nobody =
          HttpRequest.newBuilder(URI.create(serving.url() + "/mcp"))
              .POST(BodyPublishers.ofString("{}"))
              .build();
      assertEquals(
          401, HttpClient.newHttpClient().send(nobody, BodyHandlers.ofString()).statusCode());
    }
    assertTrue(cli.run("note", "list", "--as", "zealot").ok().out().contains("by MCP"));
  }
}
