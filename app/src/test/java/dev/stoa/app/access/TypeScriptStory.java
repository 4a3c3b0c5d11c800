package dev.stoa.app.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A whole story through the official TypeScript client, which {@code bin/check-mcp} installs and
 * runs.
 */
class TypeScriptStory {

  private static final Path MODULES =
      Path.of(System.getProperty("stoa.mcp.conformance")).resolve("node_modules");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  @Timeout(value = 300, unit = TimeUnit.SECONDS)
  void overHttp(TestEngine engine) throws Exception {
    try (Server server = Server.start(engine, folder)) {
      for (String agent : List.of("zealot", "sentinel")) {
        server.cli().run("agent", "register", agent, "--model", "m").ok();
      }
      Map<String, String> tokens =
          Map.of(
              "operator", server.token("--subject", "ada", "--effect", "destructive"),
              "zealot", server.token("--subject", "a", "--agent", "zealot", "--effect", "write"),
              "sentinel",
                  server.token("--subject", "b", "--agent", "sentinel", "--effect", "write"));
      tell(Map.of("url", Map.of("mcp", server.url() + "/mcp", "tokens", tokens)));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Timeout(value = 300, unit = TimeUnit.SECONDS)
  void overStandardInput(TestEngine engine) throws Exception {
    List<String> command =
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            "dev.stoa.app.StoaCommand",
            "mcp",
            "--store",
            engine.migratedUrl());
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    tell(Map.of("stdio", Map.of("command", java, "args", command)));
  }

  private static void tell(Map<String, ?> where) throws IOException, InterruptedException {
    Process story =
        new ProcessBuilder(
                MODULES.resolve(".bin/node").toString(),
                Path.of("src/test/resources/mcp/story.mjs").toString())
            .redirectErrorStream(true)
            .start();
    JsonObject told =
        JsonObject.builder()
            .put("modules", MODULES.toString())
            .put("url", where.get("url"))
            .put("stdio", where.get("stdio"))
            .build();
    try (OutputStream in = story.getOutputStream()) {
      in.write(CanonicalJson.of(told).text().getBytes(StandardCharsets.UTF_8));
    }
    String text = new String(story.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, story.waitFor(), text);
    assertEquals("the story is told\n", text);
  }
}
