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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Help, a key or an offline check must not wait for the storage libraries. */
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
          "\\bdev\\.stoa\\.adapter\\.jooq\\.(?!agent|audit|engine|sql|unit)[a-z]+\\.Jooq(?!\\w+Storage\\b)");

  @TempDir Path folder;

  @Test
  void commandsWithoutAWorkspaceLoadNoStorageAndNoServer() throws Exception {
    List<String> classes =
        loaded(
            List.of("--help"),
            List.of("audit", "--help"),
            List.of("serve", "--help"),
            List.of("help", "memory"),
            List.of("audit", "keygen", "example.com/log", "--out", folder.resolve("k").toString()));
    assertEquals(List.of(), matching(HEAVY, classes));
    assertEquals(List.of(), matching(SERVER, classes));
    assertEquals(List.of(), matching(MCP, classes));
  }

  @Test
  void openingAWorkspaceMakesNoRepositoryThatIsNotUsed() throws Exception {
    List<String> classes = loaded(List.of("agent", "list", "--store", url()));
    assertEquals(List.of(), matching(OTHER_REPOSITORIES, classes));
    assertEquals(List.of(), matching(SERVER, classes));
    assertEquals(List.of(), matching(MCP, classes));
  }

  @Test
  void theProbeSeesWhatIsLoaded() throws Exception {
    List<String> classes = loaded(List.of("memory", "list", "--store", url()));
    assertTrue(matching(HEAVY, classes).size() > 100);
    assertTrue(matching(OTHER_REPOSITORIES, classes).size() > 1);
    assertEquals(List.of(), matching(MCP, classes));
    List<String> serving = loaded(List.of("mcp", "--tools", "breaker", "--store", url()));
    assertTrue(matching(MCP, serving).size() > 100);
  }

  private static String url() {
    return TestEngine.SQLITE.migratedUrl();
  }

  private static List<String> matching(Pattern wanted, List<String> classes) {
    return classes.stream().filter(line -> wanted.matcher(line).find()).toList();
  }

  /** The classes that a process loads for these commands, one after the other. */
  @SafeVarargs
  private static List<String> loaded(List<String>... commands)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xlog:class+load"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(SeveralCommands.class.getName());
    for (int i = 0; i < commands.length; i++) {
      if (i > 0) {
        command.add(SeveralCommands.THEN);
      }
      command.addAll(commands[i]);
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), out);
    assertEquals(
        commands.length, out.lines().filter(line -> line.endsWith("exit code 0")).count(), out);
    return out.lines()
        .filter(line -> line.contains("source:"))
        .map(line -> line.split("source:")[0])
        .toList();
  }
}
