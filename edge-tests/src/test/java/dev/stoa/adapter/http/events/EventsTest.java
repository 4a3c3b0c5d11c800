package dev.stoa.adapter.http.events;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Server-sent events. */
class EventsTest {

  private HttpServer server;
  private Http http;

  @BeforeEach
  void start() {
    server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(HttpSettings.DEFAULT.withPort(0))
            .start();
    http = Http.on(server);
    http.post("/v1/agents", "{'identity':'zealot','model':'m'}").ok();
    http.post("/v1/channels", "{'name':'ops'}").ok();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void post(String content) {
    http.post("/v1/channels/ops/messages", "{'as':'zealot','content':'" + content + "'}").ok();
  }

  /** A client that reads events. */
  private final class Follower implements AutoCloseable {
    private final HttpResponse<java.io.InputStream> response;
    private final BufferedReader lines;

    Follower(String path, String... headers) throws Exception {
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.url() + path));
      if (headers.length > 0) {
        request.headers(headers);
      }
      response = HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofInputStream());
      lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
      if (response.statusCode() == 200) {
        assertEquals("retry: 1000", lines.readLine());
        assertEquals("", lines.readLine());
      }
    }

    /** The next events, as their lines, or fewer if the answer ends. */
    List<String> next(int count) throws IOException {
      List<String> events = new ArrayList<>();
      StringBuilder event = new StringBuilder();
      while (events.size() < count) {
        String line = lines.readLine();
        if (line == null) {
          break;
        }
        if (line.isEmpty() && event.length() > 0) {
          events.add(event.toString());
          event.setLength(0);
        } else if (!line.startsWith(":")) {
          event.append(line).append('\n');
        }
      }
      return events;
    }

    @Override
    public void close() throws IOException {
      lines.close();
    }
  }

  @Test
  void messagesArriveInOrderAndAreResumed() throws Exception {
    post("before");
    try (Follower follower = new Follower("/v1/channels/ops/events")) {
      assertEquals(200, follower.response.statusCode());
      assertEquals(
          "text/event-stream;charset=utf-8",
          follower.response.headers().firstValue("content-type").orElse(""));
      post("one");
      post("two");
      List<String> events = follower.next(2);
      assertTrue(events.get(0).startsWith("id: 2\nevent: message\ndata: {"), events.get(0));
      assertTrue(events.get(0).contains("\"content\":\"one\""), events.get(0));
      assertTrue(events.get(1).contains("\"content\":\"two\""), events.get(1));
    }
    post("three");
    try (Follower again = new Follower("/v1/channels/ops/events", "Last-Event-ID", "2")) {
      List<String> events = again.next(2);
      assertTrue(events.get(0).contains("\"content\":\"two\""), events.get(0));
      assertTrue(events.get(1).contains("\"content\":\"three\""), events.get(1));
    }
  }

  @Test
  void aClientThatIsFarBehindGetsEverythingOnce() throws Exception {
    for (int i = 0; i < 350; i++) {
      post("m" + i);
    }
    try (Follower one = new Follower("/v1/channels/ops/events", "Last-Event-ID", "0");
        Follower other = new Follower("/v1/channels/ops/events", "Last-Event-ID", "0")) {
      for (Follower follower : List.of(one, other)) {
        List<String> events = follower.next(350);
        for (int i = 0; i < 350; i++) {
          assertTrue(events.get(i).startsWith("id: " + (i + 1) + "\n"), events.get(i));
        }
      }
    }
  }

  @Test
  void whatMovesIsToldAndNothingIsLostMeanwhile() throws Exception {
    String id;
    try (Follower follower = new Follower("/v1/events")) {
      String first = follower.next(1).get(0);
      assertTrue(first.contains("event: pulse\ndata: {\"audit\":2,\"messages\":0,"), first);
      post("one");
      String second = follower.next(1).get(0);
      assertTrue(second.contains("{\"audit\":2,\"messages\":1,"), second);
      id = second.substring("id: ".length(), second.indexOf('\n'));
    }
    post("two");
    http.post("/v1/breakers/b/failure", "").ok();
    try (Follower again = new Follower("/v1/events", "Last-Event-ID", id)) {
      String third = again.next(1).get(0);
      assertTrue(third.contains("{\"audit\":2,\"breaker:b\":\"closed\",\"messages\":2,"), third);
    }
  }

  @Test
  void tasksThatComeAreClaimedAndEndAreTold() throws Exception {
    try (Follower follower = new Follower("/v1/events")) {
      String first = follower.next(1).get(0);
      String task = http.post("/v1/tasks", "{'input':'x','agent':'zealot'}").ok().text("task_id");
      String added = follower.next(1).get(0);
      http.post("/v1/tasks/claim", "{'worker':'w'}").ok();
      String claimed = follower.next(1).get(0);
      http.post("/v1/tasks/" + task + "/complete", "{'worker':'w','claim':1,'output':'y'}").ok();
      String ended = follower.next(1).get(0);
      assertEquals(
          4, List.of(first, added, claimed, ended).stream().map(this::tasks).distinct().count());
    }
  }

  private String tasks(String event) {
    return event.substring(event.indexOf("\"tasks\":"));
  }

  @Test
  void aTaskIsFollowedToItsEnd() throws Exception {
    String task = http.post("/v1/tasks", "{'input':'x','agent':'zealot'}").ok().text("task_id");
    try (Follower follower = new Follower("/v1/tasks/" + task + "/events")) {
      assertTrue(follower.next(1).get(0).startsWith("id: 0-pending\nevent: task\n"));
      http.post("/v1/tasks/claim", "{'worker':'w'}").ok();
      assertTrue(follower.next(1).get(0).startsWith("id: 1-running\n"));
      http.post("/v1/tasks/" + task + "/complete", "{'worker':'w','claim':1,'output':'y'}").ok();
      assertTrue(follower.next(1).get(0).startsWith("id: 1-completed\n"));
      assertEquals(List.of(), follower.next(1));
    }
    try (Follower late =
        new Follower("/v1/tasks/" + task + "/events", "Last-Event-ID", "1-completed")) {
      assertEquals(List.of(), late.next(1));
    }
  }

  @Test
  void whatCannotBeFollowedIsAProblem() {
    assertEquals(404, http.get("/v1/channels/none/events").status());
    assertEquals(404, http.get("/v1/tasks/none/events").status());
    http.with("Last-Event-ID", "x")
        .get("/v1/channels/ops/events")
        .problem(
            400,
            "input.invalid",
            "the header Last-Event-ID is not the id of an event: leave it out");
  }

  @Test
  void aServerThatStopsEndsItsStreams() throws Exception {
    try (Follower follower = new Follower("/v1/channels/ops/events")) {
      server.close();
      assertEquals(List.of(), follower.next(1));
    }
  }

  @Test
  void requestsAndUnitsAreCounted() {
    http.get("/v1/agents/nobody");
    String metrics = http.get("/metrics").ok().body();
    assertTrue(
        metrics.contains(
            "stoa_http_requests_seconds_count{action=\"agent.register\",method=\"POST\",status=\"200\"}"
                + " 1"),
        metrics);
    assertTrue(
        metrics.contains("{action=\"agent.show\",method=\"GET\",status=\"404\"} 1"), metrics);
    assertTrue(metrics.contains("stoa_http_waiting 0"), metrics);
    assertTrue(metrics.contains("stoa_http_rejected_total 0"), metrics);
    assertTrue(metrics.contains("jvm_memory_used_bytes"), metrics);
  }
}
