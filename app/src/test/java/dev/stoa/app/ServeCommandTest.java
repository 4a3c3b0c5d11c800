package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code stoa serve} in a separate process. */
class ServeCommandTest {

  @TempDir Path folder;

  @Test
  void servesUntilItIsToldToEnd() throws Exception {
    String url = TestEngine.SQLITE.migratedUrl();
    try (ServingProcess serving = ServingProcess.start("--store", url)) {
      assertTrue(serving.text().contains("There are no tokens"), serving.text());
      assertTrue(
          serving.text().contains("\nDashboard: " + serving.url() + "/ui/\n"), serving.text());
      HttpRequest register =
          HttpRequest.newBuilder(URI.create(serving.url() + "/v1/agents"))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString("{\"identity\":\"zealot\",\"model\":\"claude-4\"}"))
              .build();
      HttpResponse<String> answer =
          HttpClient.newHttpClient().send(register, BodyHandlers.ofString());
      assertEquals(200, answer.statusCode(), answer.body());
      String metrics = body(serving, "/v1/search?words=retry") + body(serving, "/metrics");
      for (String expected :
          List.of(
              "stoa_units_seconds_bucket{",
              "stoa_memories_fill{tier=\"fast\"}",
              "stoa_tasks_oldest_age 0.0",
              "gen_ai_memory_operation_seconds_count{",
              "gen_ai_operation_name=\"search_memory\"")) {
        assertTrue(metrics.contains(expected), () -> expected + " is not in " + metrics);
      }
      assertEquals("Stopped.", serving.stop());
    }
    assertEquals(
        "zealot", Cli.on(url).run("agent", "show", "zealot", "--json").ok().text("identity"));
  }

  @Test
  void servesTheFilesOfAFolderToCallersWithTokens() throws Exception {
    Cli.on("jdbc:sqlite:" + folder.resolve("team_a.db")).run("migrate").ok();
    String tokens = folder.resolve("tokens").toString();
    String token = token(tokens, "--subject", "ada", "--workspace", "team_a");
    try (ServingProcess serving =
        ServingProcess.start("--workspaces", folder.toString(), "--tokens", tokens)) {
      assertTrue(serving.text().contains("Callers need a token."), serving.text());
      assertTrue(serving.text().contains("/w/<workspace>/ui/#"), serving.text());
      assertEquals(200, status(serving, "/w/team_a/v1/agents", token));
      assertEquals(401, status(serving, "/w/team_a/v1/agents", "stoa_none"));
      assertEquals(403, status(serving, "/w/team_b/v1/agents", token));
      assertEquals(403, status(serving, "/metrics", token));
      assertEquals("Stopped.", serving.stop());
    }
  }

  private static String body(ServingProcess serving, String path) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(serving.url() + path)).build(),
            BodyHandlers.ofString())
        .body();
  }

  private static int status(ServingProcess serving, String path, String token) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(serving.url() + path))
            .header("Authorization", "Bearer " + token)
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).statusCode();
  }

  @Test
  void servesTheSchemasOfADatabase() throws Exception {
    String place = TestEngine.POSTGRES.newUrl();
    for (String name : new String[] {"team_a", "team_b"}) {
      TestEngine.execute(place, "create schema " + name);
      Cli.on(new WorkspacePlace(place).url(name)).run("migrate").ok();
    }
    String tokens = folder.resolve("tokens").toString();
    String both = token(tokens, "--subject", "ada");
    String one = token(tokens, "--subject", "bob", "--workspace", "team_b");
    try (ServingProcess serving = ServingProcess.start("--workspaces", place, "--tokens", tokens)) {
      HttpRequest register =
          HttpRequest.newBuilder(URI.create(serving.url() + "/w/team_a/v1/agents"))
              .header("Content-Type", "application/json")
              .header("Authorization", "Bearer " + both)
              .POST(BodyPublishers.ofString("{\"identity\":\"zealot\",\"model\":\"claude-4\"}"))
              .build();
      HttpResponse<String> answer =
          HttpClient.newHttpClient().send(register, BodyHandlers.ofString());
      assertEquals(200, answer.statusCode(), answer.body());
      assertEquals(200, status(serving, "/w/team_a/v1/agents/zealot", both));
      assertEquals(404, status(serving, "/w/team_b/v1/agents/zealot", one), "another workspace");
      assertEquals(403, status(serving, "/w/team_a/v1/agents", one));
      assertEquals(404, status(serving, "/w/team_c/v1/agents", both), "no such schema");
      assertEquals("Stopped.", serving.stop());
    }
    assertEquals(
        "zealot",
        Cli.on(new WorkspacePlace(place).url("team_a"))
            .run("agent", "show", "zealot", "--json")
            .ok()
            .text("identity"));
  }

  private static String token(String tokens, String... options) {
    String[] words = {"token", "create", "--effect", "write", "--tokens", tokens, "--json"};
    String[] all = java.util.Arrays.copyOf(words, words.length + options.length);
    System.arraycopy(options, 0, all, words.length, options.length);
    return Cli.bare().run(all).ok().text("token");
  }

  @Test
  void theUrlOfASchemaIsThatOfTheDatabase() {
    WorkspacePlace place = new WorkspacePlace("jdbc:postgresql://localhost/stoa?user=u");
    assertEquals(
        "jdbc:postgresql://localhost/stoa?user=u&currentSchema=team_a", place.url("team_a"));
    assertEquals("jdbc:postgresql://localhost/stoa", place.shown());
  }

  @Test
  void whatCannotBeServedIsRefused() throws Exception {
    assertEquals(3, Cli.on(TestEngine.SQLITE.newUrl()).run("serve", "--port", "0").code());
    String url = TestEngine.SQLITE.migratedUrl();
    assertEquals(2, Cli.on(url).run("serve", "--port", "70000").code());
    assertEquals(2, Cli.on(url).run("serve", "--host", "0.0.0.0", "--port", "0").code());
    Cli.on(url)
        .run("serve", "--workspaces", "/no/such/folder")
        .failed(
            2, "--workspaces /no/such/folder is not a folder: give one, or a jdbc:postgresql url");
    Cli.on(url)
        .run("serve", "--workspaces", "jdbc:postgresql://h/d?currentSchema=x")
        .failed(2, "--workspaces names one schema: leave out currentSchema=");
    try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
      Cli.on(url)
          .run("serve", "--port", Integer.toString(taken.getLocalPort()))
          .failed(
              3,
              "127.0.0.1:"
                  + taken.getLocalPort()
                  + " cannot be listened on: it is in use or not allowed, choose another");
    }
  }
}
