package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.params.ParameterizedTest;

/** The client of the SDK talks to a process that runs {@code stoa mcp}. */
class McpProcessTest {

  private final List<String> complaints = new CopyOnWriteArrayList<>();

  private McpSyncClient client(String url, String... options) {
    List<String> command = JavaProcess.command(StoaCommand.class, "mcp", "--store", url);
    command.addAll(List.of(options));
    ServerParameters server =
        ServerParameters.builder(command.get(0)).args(command.subList(1, command.size())).build();
    StdioClientTransport transport = new StdioClientTransport(server, McpJsonDefaults.getMapper());
    transport.setStdErrorHandler(complaints::add);
    return McpClient.sync(transport).requestTimeout(Duration.ofSeconds(60)).build();
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void aModelRemembersRecallsAndReads(TestEngine engine) {
    String url = engine.migratedUrl();
    Cli.on(url).run("agent", "register", "zealot", "--model", "claude-x").ok();
    try (McpSyncClient client = client(url, "--as", "zealot", "--profile", "all", "--schemas")) {
      client.initialize();
      assertEquals("stoa", client.getServerInfo().name());
      assertTrue(client.listTools().tools().size() > 100);
      assertEquals(3, client.listPrompts().prompts().size());
      Map<?, ?> memory = call(client, "memory_remember", Map.of("content", "Retries need jitter"));
      Map<?, ?> found = call(client, "search", Map.of("words", List.of("jitter")));
      assertTrue(found.toString().contains(memory.get("memory_id").toString()), found.toString());
      call(client, "note_write", Map.of("message", "look into jitter"));
      assertTrue(read(client, "stoa://notes").contains("look into jitter"));
      assertTrue(
          read(client, "stoa://memory/" + memory.get("memory_id")).contains("Retries need jitter"));
      assertEquals(
          1,
          client
              .getPrompt(
                  GetPromptRequest.builder("challenge_claim")
                      .arguments(Map.of("claim", "Jitter is enough"))
                      .build())
              .messages()
              .size());
      CallToolResult refused =
          client.callTool(
              CallToolRequest.builder("memory_show").arguments(Map.of("id", "m1")).build());
      assertTrue(refused.isError());
      assertEquals("memory.unknown", refused.meta().get("code"));
      assertTrue(client.closeGracefully());
    }
    assertEquals(List.of(), complaints);
    Cli.on(url).run("audit", "verify").ok();
  }

  private static Map<?, ?> call(McpSyncClient client, String tool, Map<String, Object> arguments) {
    CallToolResult result =
        client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
    String text = ((TextContent) result.content().get(0)).text();
    assertEquals(false, result.isError(), text);
    return (Map<?, ?>) result.structuredContent();
  }

  private static String read(McpSyncClient client, String uri) {
    return ((TextResourceContents)
            client.readResource(ReadResourceRequest.builder(uri).build()).contents().get(0))
        .text();
  }
}
