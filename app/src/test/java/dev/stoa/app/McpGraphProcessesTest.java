package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.GraphReading;
import dev.stoa.domain.graph.SubGraph;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;

/** Two processes that write one graph lose nothing, unlike two of the official memory server. */
class McpGraphProcessesTest {

  private static final int EACH = 300;
  private static final int EVERY = 10;

  private static McpSyncClient client(String url) {
    List<String> command =
        JavaProcess.command(StoaCommand.class, "mcp", "--store", url, "--profile", "graph");
    return McpClient.sync(
            new StdioClientTransport(
                ServerParameters.builder(command.get(0))
                    .args(command.subList(1, command.size()))
                    .build(),
                McpJsonDefaults.getMapper()))
        .requestTimeout(Duration.ofSeconds(60))
        .build();
  }

  private static void call(McpSyncClient client, String tool, String list, Object item) {
    CallToolResult result =
        client.callTool(
            CallToolRequest.builder(tool).arguments(Map.of(list, List.of(item))).build());
    assertEquals(false, result.isError(), () -> result.content().toString());
  }

  private static void write(McpSyncClient client, String who) {
    for (int i = 0; i < EACH; i++) {
      call(
          client,
          "create_entities",
          "entities",
          Map.of("name", who + i, "entityType", "thing", "observations", List.of()));
      if (i % EVERY == 0) {
        call(
            client,
            "add_observations",
            "observations",
            Map.of("entityName", "shared", "contents", List.of(who + i)));
      }
    }
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void twoProcessesKeepEverything(TestEngine engine) {
    String url = engine.migratedUrl();
    try (McpSyncClient one = client(url);
        McpSyncClient other = client(url)) {
      one.initialize();
      other.initialize();
      call(
          one,
          "create_entities",
          "entities",
          Map.of("name", "shared", "entityType", "thing", "observations", List.of()));
      CompletableFuture<Void> beside = CompletableFuture.runAsync(() -> write(other, "b"));
      write(one, "a");
      beside.join();
    }
    try (Stoa stoa = Stoa.open(url)) {
      SubGraph graph = stoa.graph().read(GraphReading.start().tokens(1_000_000)).graph();
      assertEquals(1 + 2 * EACH, graph.entities().size());
      DescribedEntity shared = graph.entities().head();
      assertEquals("shared", shared.name());
      assertEquals(2 * EACH / EVERY, shared.observations().size());
    }
  }
}
