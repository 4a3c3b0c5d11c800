package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.http.routes.Route;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two hundred clients read and write at a time: nothing is lost, and nothing fails. */
class ConcurrentClientsTest {

  private static final int CLIENTS = 200;
  private static final int REQUESTS = Boolean.getBoolean("stoa.slow") ? 200 : 1;

  @TempDir Path folder;

  @Test
  void onSqlite() throws Exception {
    run(TestWorkspace.copyTo(folder.resolve("workspace.db")));
  }

  @Test
  void onPostgres() throws Exception {
    run(TestEngine.POSTGRES.migratedUrl());
  }

  private static void run(String url) throws Exception {
    Map<Integer, Long> statuses = new ConcurrentHashMap<>();
    AtomicLong posted = new AtomicLong();
    AtomicLong appended = new AtomicLong();
    try (Stoa stoa = Stoa.open(url);
        HttpServer server =
            HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start()) {
      Http http = Http.on(server);
      http.post("/v1/agents", "{'identity':'zealot','model':'m'}").ok();
      http.post("/v1/channels", "{'name':'ops'}").ok();
      http.post("/v1/memories", "{'content':'the sky is blue'}").ok();
      long before = stoa.audit().head().size();
      ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
      HttpClient client = HttpClient.newBuilder().executor(Executors.newFixedThreadPool(4)).build();
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        Random random = new Random(i);
        running.add(
            threads.submit(
                () -> {
                  for (int n = 0; n < REQUESTS; n++) {
                    int choice = random.nextInt(10);
                    int status = send(client, server.url(), choice, random.nextInt());
                    statuses.merge(status, 1L, Long::sum);
                    if (status == 200 && choice == 0) {
                      posted.incrementAndGet();
                    } else if (status == 200 && choice == 1) {
                      appended.incrementAndGet();
                    }
                  }
                  return null;
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
      threads.shutdown();
      JsonObject channel = http.get("/v1/channels/ops").ok().json();
      assertTrue(
          statuses.keySet().stream().allMatch(status -> status == 200 || status == 429),
          statuses.toString());
      assertTrue(statuses.containsKey(200), statuses.toString());
      assertEquals(
          posted.get(), stoa.channels().resolve("ops").get().lastSequence(), channel.toString());
      assertEquals(before + appended.get(), stoa.audit().head().size());
      assertTrue(stoa.audit().verify().get().firstFault().isEmpty());
    }
  }

  private static int send(HttpClient client, String url, int choice, int number) throws Exception {
    HttpRequest.Builder request =
        switch (choice) {
          case 0 ->
              post(
                  url + "/v1/channels/ops/messages",
                  "{\"as\":\"zealot\",\"content\":\"" + number + "\"}");
          case 1 -> post(url + "/v1/audit/entries", "{\"event_type\":\"load\"}");
          case 2, 3, 4 -> post(url + "/v1/memories/recall", "{\"words\":\"sky\"}");
          case 5, 6 ->
              HttpRequest.newBuilder(URI.create(url + "/v1/search?words=sky&everywhere=true"));
          case 7 -> HttpRequest.newBuilder(URI.create(url + "/v1/agents/zealot"));
          default -> HttpRequest.newBuilder(URI.create(url + "/v1/channels/ops/messages?limit=5"));
        };
    HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
    return answer.statusCode();
  }

  private static HttpRequest.Builder post(String url, String json) {
    return HttpRequest.newBuilder(URI.create(url))
        .header("Content-Type", Route.JSON)
        .POST(BodyPublishers.ofString(json));
  }
}
