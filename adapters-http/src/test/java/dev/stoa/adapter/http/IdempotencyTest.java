package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.storage.InMemoryStorage;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Requests that are sent again under the same key. */
class IdempotencyTest {

  private static final AtomicReference<Instant> NOW =
      new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));

  private static HttpServer server;
  private static Http http;

  @BeforeAll
  static void start() {
    server =
        HttpServer.over(Stoa.over(new InMemoryStorage(), InstantSource.system()))
            .settings(HttpSettings.DEFAULT.withPort(0))
            .clock(NOW::get)
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
    IdempotencyKeys keys = new IdempotencyKeys(NOW::get);
    CountDownLatch running = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Reply reply = new Reply(200, Route.JSON, new byte[] {1});
    CompletableFuture<Reply> first =
        CompletableFuture.supplyAsync(
            () ->
                keys.once(
                        "s",
                        "f",
                        () -> {
                          running.countDown();
                          await(goOn);
                          return reply;
                        })
                    ._1);
    running.await();
    HttpFailure busy =
        org.junit.jupiter.api.Assertions.assertThrows(
            HttpFailure.class, () -> keys.once("s", "f", () -> reply));
    assertEquals("idempotency.running", busy.problem().code());
    goOn.countDown();
    assertEquals(reply, first.get());
    assertEquals(true, keys.once("s", "f", () -> reply)._2);
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
