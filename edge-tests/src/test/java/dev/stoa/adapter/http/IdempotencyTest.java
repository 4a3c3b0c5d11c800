package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Requests that are sent again under the same key. */
class IdempotencyTest {

  private static final AtomicReference<Instant> NOW =
      new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));

  private static HttpServer server;
  private static Http http;

  @BeforeAll
  static void start() {
    server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), NOW::get))
            .settings(HttpSettings.DEFAULT.withPort(0))
            .start();
    http = Http.on(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static long entries() {
    return http.get("/v1/audit/entries?limit=1000").ok().items().size();
  }

  @Test
  void aRequestThatIsSentAgainIsDoneOnce() {
    long before = entries();
    Http keyed = http.with("Idempotency-Key", "k1");
    Http.Answer first = keyed.post("/v1/audit/entries", "{'event_type':'once'}").ok();
    Http.Answer second = keyed.post("/v1/audit/entries", "{'event_type':'once'}").ok();
    assertEquals(first.body(), second.body());
    assertEquals("", first.header("idempotency-replayed"));
    assertEquals("true", second.header("idempotency-replayed"));
    assertEquals(before + 1, entries());
    http.with("Idempotency-Key", "k2").post("/v1/audit/entries", "{'event_type':'once'}").ok();
    assertEquals(before + 2, entries());
  }

  @Test
  void aKeyBelongsToOneRequest() {
    Http keyed = http.with("Idempotency-Key", "k3");
    keyed.post("/v1/audit/entries", "{'event_type':'a'}").ok();
    String sentence =
        "the header Idempotency-Key was sent with another request: use a new key for this one";
    keyed
        .post("/v1/audit/entries", "{'event_type':'b'}")
        .problem(409, "idempotency.other_request", sentence);
    assertEquals(409, keyed.post("/v1/channels", "{'name':'b'}").status());
  }

  @Test
  void erasureAndMaintenanceIgnoreTheKey() {
    http.post("/v1/agents", "{'identity':'forgotten','model':'m'}").ok();
    Http keyed = http.with("Idempotency-Key", "k-erase");
    keyed.post("/v1/erasures", "{'agent':'forgotten'}").ok();
    for (int i = 0; i < 2; i++) {
      Http.Answer maintained =
          http.with("Idempotency-Key", "k-maintain")
              .post("/v1/maintain", "{'tasks':['wal-checkpoint'],'now':true}")
              .ok();
      assertEquals("", maintained.header("idempotency-replayed"));
      assertFalse(maintained.body().contains("failed"), maintained.body());
      assertFalse(maintained.body().contains("running"), maintained.body());
    }
  }

  @Test
  void whatWasRefusedIsTriedAgain() {
    Http keyed = http.with("Idempotency-Key", "k4");
    assertEquals(404, keyed.post("/v1/memories/none/promote", "").status());
    assertEquals(400, keyed.post("/v1/audit/entries", "{}").status());
    keyed.post("/v1/audit/entries", "{'event_type':'now'}").ok();
  }

  @Test
  void keysAreForgottenAfterADay() {
    long before = entries();
    Http keyed = http.with("Idempotency-Key", "k5");
    keyed.post("/v1/audit/entries", "{'event_type':'daily'}").ok();
    NOW.updateAndGet(now -> now.plus(Duration.ofHours(23)));
    keyed.post("/v1/audit/entries", "{'event_type':'daily'}").ok();
    assertEquals(before + 1, entries());
    NOW.updateAndGet(now -> now.plus(Duration.ofHours(2)));
    keyed.post("/v1/audit/entries", "{'event_type':'daily'}").ok();
    assertEquals(before + 2, entries());
  }

  @Test
  void keysHaveAFormAndMeanNothingToReads() {
    assertEquals(
        400,
        http.with("Idempotency-Key", "x".repeat(256))
            .post("/v1/audit/entries", "{'event_type':'a'}")
            .status());
    Http keyed = http.with("Idempotency-Key", "k6");
    keyed.get("/v1/memories").ok();
    keyed.post("/v1/memories/recall", "{'words':'a'}").ok();
    keyed.post("/v1/memories/recall", "{'words':'b'}").ok();
  }

  @Test
  void aSecondRequestDoesNotRunBesideTheFirst() throws Exception {
    RunningRequests requests = new RunningRequests();
    CountDownLatch running = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    CompletableFuture<Integer> first =
        CompletableFuture.supplyAsync(
            () ->
                requests.alone(
                    "s",
                    () -> {
                      running.countDown();
                      await(goOn);
                      return 1;
                    }));
    running.await();
    HttpFailure busy = assertThrows(HttpFailure.class, () -> requests.alone("s", () -> 2));
    assertEquals("idempotency.running", busy.problem().code());
    assertEquals(3, requests.alone("t", () -> 3));
    goOn.countDown();
    assertEquals(1, first.get());
    assertEquals(4, requests.alone("s", () -> 4));
  }

  @Test
  void aKeyOutlivesTheServerOnSqlite(@TempDir Path folder) {
    outlives(TestWorkspace.copyTo(folder.resolve("keys.db")));
  }

  @Test
  void aKeyOutlivesTheServerOnPostgres() {
    outlives(TestEngine.POSTGRES.migratedUrl());
  }

  private static void outlives(String url) {
    String first;
    try (Stoa stoa = Stoa.open(url);
        HttpServer one = started(stoa)) {
      first = keyed(one, "k7").post("/v1/memories", "{'content':'the sky is blue'}").ok().body();
      assertEquals(404, keyed(one, "k8").post("/v1/memories/none/promote", "").status());
    }
    try (Stoa stoa = Stoa.open(url);
        HttpServer other = started(stoa)) {
      Http.Answer again =
          keyed(other, "k7").post("/v1/memories", "{'content':'the sky is blue'}").ok();
      assertEquals(first, again.body());
      assertEquals("true", again.header("idempotency-replayed"));
      assertEquals(1, Http.on(other).get("/v1/memories").ok().items().size());
      assertEquals(
          409, keyed(other, "k7").post("/v1/memories", "{'content':'it is grey'}").status());
      keyed(other, "k8").post("/v1/memories", "{'content':'it is grey'}").ok();
    }
  }

  private static HttpServer started(Stoa stoa) {
    return HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start();
  }

  private static Http keyed(HttpServer on, String key) {
    return Http.on(on).with("Idempotency-Key", key);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aProcessIsOfAMachineThatIsNamed() {
    http.post("/v1/agents", "{'identity':'zealot','model':'m'}").ok();
    http.post("/v1/agents/zealot/spawns", "{'pid':42}")
        .problem(400, "input.invalid", "host: it is missing: pid is of a machine, so name it");
    assertEquals(
        "mars",
        http.post("/v1/agents/zealot/spawns", "{'pid':42,'host':'mars'}").ok().text("host"));
    http.post("/v1/agents/zealot/spawns", "").ok();
  }
}
