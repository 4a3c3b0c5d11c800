package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first command of a new user. */
class QuickstartCommandTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void itTellsAShortStoryThatStaysInTheWorkspace(TestEngine engine) {
    Cli store = Cli.on(engine.newUrl());
    String told = store.run("quickstart", "--no-serve").ok().out();
    assertTrue(told.lines().count() <= 40, told);
    assertTrue(told.contains("Proved: the decision is entry "), told);
    assertTrue(store.run("agent", "list").ok().out().contains("otto"));
    assertTrue(
        store.run("debate", "history").ok().out().contains("How long may prices be cached?"));
    store.run("audit", "verify").ok();
  }

  @Test
  void nothingIsAddedTwice() {
    Cli store = Cli.on("jdbc:sqlite:" + folder.resolve("first.db"));
    store.run("quickstart", "--no-serve").ok();
    String agents = store.run("agent", "list", "--json").ok().out();
    String again = store.run("quickstart", "--no-serve").ok().out();
    assertTrue(again.contains("nothing was added"), again);
    assertEquals(agents, store.run("agent", "list", "--json").ok().out());
  }

  @Test
  void itServesTheDashboardThatItNames() throws Exception {
    List<String> command =
        JavaProcess.command(
            StoaCommand.class,
            "quickstart",
            "--port",
            "0",
            "--store",
            "jdbc:sqlite:" + folder.resolve("first.db"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (BufferedReader out = process.inputReader()) {
      List<String> lines = new ArrayList<>();
      String line;
      while ((line = out.readLine()) != null && !line.startsWith("Dashboard: ")) {
        lines.add(line);
      }
      assertTrue(line != null && lines.size() < 40, () -> String.join("\n", lines));
      String link = line.split(" ")[1];
      assertEquals(
          200,
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(URI.create(link)).build(), BodyHandlers.discarding())
              .statusCode());
    } finally {
      process.destroyForcibly();
    }
  }
}
