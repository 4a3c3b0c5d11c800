package dev.stoa.benchmarks.dashboard;

import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.benchmarks.Latency;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.memory.Remember;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What views of the dashboard ask for, on a workspace with as many memories as audit entries
 * ({@code -Dstoa.benchmark.rows}), beside a request that asks the store for nothing; and what open
 * streams cost while nothing happens.
 */
public final class DashboardBenchmarks implements Benchmark {

  private static final int ROWS = Integer.getInteger("stoa.benchmark.rows", 50_000);
  private static final int BATCH = 1_000;
  private static final int CALLS = 10;
  private static final double BAR_MILLIS = 300;

  private static final List<View> VIEWS =
      List.of(
          View.reading("overview", "dashboard/overview", "dashboard/activity", "dashboard/changes"),
          View.reading("agents", "dashboard/leaderboard"),
          View.reading("audit", "dashboard/overview", "audit/checkpoints", "audit/newest?limit=25"),
          View.reading("audit of a type", "audit/newest?event_type=query&limit=25"),
          View.reading("tasks", "dashboard/overview", "tasks?limit=50"),
          View.reading("channels", "channels?limit=200", "agents?limit=500"),
          new View("memory", List.of("dashboard/memory?scope=shared"), "{\"limit\":12}"),
          new View("recall", List.of("dashboard/memory"), "{\"words\":\"word7\",\"limit\":12}"));

  /**
   * The requests of a view.
   *
   * @param recall what is recalled; nothing if it is empty
   */
  private record View(String name, List<String> paths, String recall) {

    private static View reading(String name, String... paths) {
      return new View(name, List.of(paths), "");
    }
  }

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    try (Stoa stoa = Stoa.open(databases.ours());
        HttpServer server =
            HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start()) {
      fill(stoa);
      Client client = new Client(server.url());
      Latency latency = new Latency(engine, CALLS);
      for (View view : VIEWS) {
        report.accept(
            latency.of(
                "dashboard " + view.name() + ", " + ROWS + " rows",
                BAR_MILLIS,
                number -> client.open(view),
                number -> client.get("/health")));
      }
      report.accept(OpenStreams.measure(engine, server));
    }
  }

  private static void fill(Stoa stoa) {
    for (int from = 0; from < ROWS; from += BATCH) {
      List<Remember> memories = new ArrayList<>();
      List<AuditEvent> events = new ArrayList<>();
      for (int i = from; i < from + BATCH; i++) {
        memories.add(Remember.of("memory " + i + " of word" + i % 5_000 + " and word" + i % 77));
        events.add(AuditEvent.of(i % 10 == 0 ? "promote" : "query").session("s" + i % 1_000));
      }
      stoa.memory().rememberAll(memories).get();
      stoa.audit().appendAll(events).get();
    }
  }

  /** Sends the requests of views. */
  private record Client(String url, HttpClient http) {

    private Client(String url) {
      this(url, HttpClient.newHttpClient());
    }

    private void open(View view) throws IOException, InterruptedException {
      for (String path : view.paths()) {
        get("/v1/" + path);
      }
      if (!view.recall().isEmpty()) {
        send(
            HttpRequest.newBuilder(URI.create(url + "/v1/memories/recall"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(view.recall()))
                .build());
      }
    }

    private void get(String path) throws IOException, InterruptedException {
      send(HttpRequest.newBuilder(URI.create(url + path)).build());
    }

    private void send(HttpRequest request) throws IOException, InterruptedException {
      HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
      if (answer.statusCode() != 200) {
        throw new IOException(request.uri() + ": " + answer.body());
      }
    }
  }
}
