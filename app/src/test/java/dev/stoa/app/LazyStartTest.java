package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever only wants help, a key or an offline check does not wait for the storage libraries. */
class LazyStartTest {

  private static final Pattern HEAVY =
      Pattern.compile("\\b(org\\.jooq|org\\.flywaydb|com\\.google\\.inject|com\\.zaxxer)\\.");

  /** The server and its language. */
  private static final Pattern SERVER =
      Pattern.compile("\\b(io\\.javalin|org\\.eclipse\\.jetty|jakarta\\.servlet|kotlin)\\.");

  /** What only {@code stoa mcp} needs. */
  private static final Pattern MCP =
      Pattern.compile("\\b(dev\\.stoa\\.adapter\\.mcp|io\\.modelcontextprotocol|reactor)\\.");

  /** Repositories of other contexts than those that listing agents needs. */
  private static final Pattern OTHER_REPOSITORIES =
      Pattern.compile(
          "\\bdev\\.stoa\\.adapter\\.jooq\\.(?!agent|audit)[a-z]+\\.Jooq(?!\\w+Storage\\b)");

  @TempDir Path folder;

  @Test
  void commandsWithoutAWorkspaceLoadNoStorage() throws Exception {
    assertEquals(List.of(), loaded(HEAVY, "audit", "--help"));
    String key = folder.resolve("k").toString();
    assertEquals(List.of(), loaded(HEAVY, "audit", "keygen", "example.com/log", "--out", key));
  }

  @Test
  void otherCommandsLoadNothingOfMcp() throws Exception {
    String url = TestEngine.SQLITE.migratedUrl();
    assertEquals(List.of(), loaded(MCP, "memory", "list", "--store", url));
    assertEquals(List.of(), loaded(MCP, "help", "memory"));
    assertTrue(loaded(MCP, "mcp", "--tools", "breaker", "--store", url).size() > 100);
  }

  @Test
  void openingAWorkspaceMakesNoRepositoryThatIsNotUsed() throws Exception {
    String url = TestEngine.SQLITE.migratedUrl();
    assertEquals(List.of(), loaded(OTHER_REPOSITORIES, "agent", "list", "--store", url));
    assertTrue(loaded(OTHER_REPOSITORIES, "memory", "list", "--store", url).size() > 1);
  }

  @Test
  void onlyServingLoadsTheServer() throws Exception {
    assertEquals(List.of(), loaded(SERVER, "--help"));
    assertEquals(List.of(), loaded(SERVER, "serve", "--help"));
    String url = TestEngine.SQLITE.migratedUrl();
    assertEquals(List.of(), loaded(SERVER, "agent", "list", "--store", url));
  }

  @Test
  void theProbeSeesThemWhenTheyAreLoaded() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("a.db");
    assertTrue(loaded(HEAVY, "audit", "append", "--type", "t", "--store", url).size() > 100);
  }

  private static List<String> loaded(Pattern wanted, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:class+load"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(StoaCommand.class.getName());
    command.addAll(List.of(words));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), out);
    Stream<String> loaded = out.lines().filter(line -> line.contains("source:"));
    return loaded.filter(line -> wanted.matcher(line.split("source:")[0]).find()).toList();
  }
}
