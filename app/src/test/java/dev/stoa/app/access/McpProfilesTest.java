package dev.stoa.app.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The tools over HTTP are those of the address, of a header, or of the token. */
class McpProfilesTest {

  @TempDir Path folder;

  private static List<Tool> tools(
      Server server, String token, String choice, Map<String, String> headers) {
    try (McpSyncClient client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder(server.url())
                    .endpoint("/mcp" + choice)
                    .addHttpRequestCustomizer(
                        (request, method, uri, body, context) -> {
                          request.header("Authorization", "Bearer " + token);
                          headers.forEach(request::header);
                        })
                    .build())
            .requestTimeout(Duration.ofSeconds(60))
            .build()) {
      client.initialize();
      return client.listTools().tools();
    }
  }

  private static List<String> names(Server server, String token, String choice) {
    return names(tools(server, token, choice, Map.of()));
  }

  private static List<String> names(List<Tool> tools) {
    return tools.stream().map(Tool::name).toList();
  }

  @ParameterizedTest
  @EnumSource
  void aClientChoosesAndATokenHasADefault(TestEngine engine) {
    try (Server server = Server.start(engine, folder)) {
      server.cli().run("agent", "register", "zealot", "--model", "m").ok();
      String plain = server.token("--subject", "ada", "--agent", "zealot", "--effect", "write");
      String debater =
          server.token(
              "--subject", "bob", "--agent", "zealot", "--effect", "read", "--profile", "debate");
      assertEquals(10, names(server, plain, "").size());
      assertTrue(names(server, plain, "?profile=debate").contains("vote"));
      assertEquals(
          List.of("recall", "channel_post"), names(server, plain, "?tools=recall,channel.post"));
      assertEquals(
          List.of("recall"),
          names(tools(server, plain, "", Map.of("Stoa-Tools", "recall,memory_purge"))));
      assertEquals(
          names(server, plain, "?profile=team"),
          names(tools(server, plain, "", Map.of("Stoa-Profile", "team"))));
      List<String> reading = names(server, debater, "");
      assertTrue(reading.contains("consensus"), reading::toString);
      assertTrue(!reading.contains("vote") && !reading.contains("say"), reading::toString);
      assertEquals(List.of("recall"), names(server, debater, "?tools=recall"));
      assertTrue(
          tools(server, plain, "?schemas=true", Map.of()).stream()
              .anyMatch(tool -> tool.outputSchema() != null));
      assertTrue(
          tools(server, plain, "", Map.of()).stream()
              .allMatch(tool -> tool.outputSchema() == null));
      String refused = server.post(plain, "/mcp?profile=everything", "{}");
      assertTrue(
          refused.startsWith("400 ") && refused.contains("there is no profile everything"),
          refused);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTokenNamesAProfileThatThereIs(TestEngine engine) {
    try (Server server = Server.start(engine, folder)) {
      server
          .cli()
          .run(
              "token",
              "create",
              "--subject",
              "ada",
              "--effect",
              "read",
              "--profile",
              "everything",
              "--tokens",
              folder.resolve("t").toString())
          .failed(
              2,
              "there is no profile everything: choose from core, team, debate, review, files,"
                  + " graph, operate, all");
    }
  }
}
