package dev.stoa.benchmarks.dashboard;

import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
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

/**
 * What views of the dashboard request, on a workspace with as many memories as audit entries,
 * beside a request that reads nothing; and what open streams cost while nothing happens.
 */
public final class DashboardBenchmarks implements Area {

  private static final int BATCH = 1_000;
  private static final double LIMIT_MILLIS = 300;

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
  public String name() {
    return "dashboard";
  }

  @Override
  public String about() {
    return """
    Everything a view requests, over HTTP, on a workspace with 50,000 memories and 50,000 audit entries (`--rows`), beside a request that reads nothing;
    and the share of a core that 200 idle event streams take.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HttpServer server =
            HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start()) {
      fill(stoa, bench.pace().rows());
      Client client = new Client(server.url());
      for (View view : VIEWS) {
        bench.measure(
            BenchmarkRow.time(view.name(), number -> client.open(view))
                .calls(5)
                .limit(LIMIT_MILLIS)
                .beside("reading nothing", number -> client.get("/health")));
      }
      bench.add(OpenStreams.measure(server));
    }
  }

  private static void fill(Stoa stoa, int rows) {
    for (int from = 0; from < rows; from += BATCH) {
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
