package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.control.Either;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What callers see of failures, and of a server that stops. */
class FailuresTest {

  private static final String SECRET = "select * from passwords";

  /** Failures are on purpose here. */
  private static final Logger LOGGER = Logger.getLogger("dev.stoa.http");

  @BeforeAll
  static void logNothing() {
    LOGGER.setLevel(Level.OFF);
  }

  @AfterAll
  static void logAgain() {
    LOGGER.setLevel(null);
  }

  record Nothing() {}

  record Done(boolean done) {}

  private static HttpServer serving(Action<?, ?>... actions) {
    ActionGroup group = ActionGroup.of("test", "Actions that fail.", () -> List.of(actions));
    return HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
        .catalogue(new Catalogue(List.of(group)))
        .settings(HttpSettings.DEFAULT.withPort(0))
        .start();
  }

  private static Action<?, ?> failing(RuntimeException failure) {
    return Action.ofWorkspace()
        .read("agent.totals", "Fails.")
        .takes(Nothing.class)
        .answers(
            Done.class,
            (workspace, input) -> {
              throw failure;
            });
  }

  private static Action<?, ?> streaming(int lines) {
    return Action.ofWorkspace()
        .read("audit.export", "Fails after some lines.")
        .takes(Nothing.class)
        .givesLines(
            (workspace, input, progress) -> {
              for (int i = 0; i < lines; i++) {
                progress.line("{\"line\":" + i + "}\n");
              }
              throw new StorageException("the store is unreachable");
            });
  }

  @Test
  void whatNobodyExpectedIsNotShown() {
    try (HttpServer server = serving(failing(new IllegalStateException(SECRET)))) {
      Http.Answer answer = Http.on(server).get("/v1/totals");
      answer.problem(500, "internal", "unexpected failure");
      assertFalse(answer.body().contains(SECRET), answer.body());
    }
  }

  @Test
  void onlyAValueThatIsRefusedIsTheMistakeOfTheCaller() {
    try (HttpServer server = serving(failing(new IllegalArgumentException(SECRET)))) {
      Http.Answer answer = Http.on(server).get("/v1/totals");
      answer.problem(500, "internal", "unexpected failure");
      assertFalse(answer.body().contains(SECRET), answer.body());
    }
    try (HttpServer server = serving(failing(new InvalidValue("limit is 0: give more")))) {
      Http.on(server).get("/v1/totals").problem(400, "input.invalid", "limit is 0: give more");
    }
  }

  @Test
  void aStoreThatIsAwayIsUnavailable() {
    try (HttpServer server = serving(failing(new StorageException("the store is unreachable")))) {
      Http.on(server).get("/v1/totals").problem(503, "store.failed", "the store is unreachable");
    }
  }

  @Test
  void aStreamThatFailsAtOnceIsAProblem() {
    try (HttpServer server = serving(streaming(3))) {
      Http.on(server)
          .get("/v1/audit/export")
          .problem(503, "store.failed", "the store is unreachable");
    }
  }

  @Test
  void aStreamThatFailsLaterIsBrokenOff() {
    try (HttpServer server = serving(streaming(100_000))) {
      assertThrows(UncheckedIOException.class, () -> Http.on(server).get("/v1/audit/export"));
    }
  }

  @Test
  void anEmptyStreamIsAnEmptyAnswer() {
    Action<?, ?> empty =
        Action.ofWorkspace()
            .read("audit.export", "Has no lines.")
            .takes(Nothing.class)
            .givesLines((workspace, input, progress) -> Either.right(new Streamed(0)));
    try (HttpServer server = serving(empty)) {
      assertEquals("", Http.on(server).get("/v1/audit/export").ok().body());
    }
  }

  @Test
  void aServerThatStopsAnswersWhatRuns() throws Exception {
    CountDownLatch running = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Action<?, ?> slow =
        Action.ofWorkspace()
            .read("agent.totals", "Takes its time.")
            .takes(Nothing.class)
            .answers(
                Done.class,
                (workspace, input) -> {
                  running.countDown();
                  await(goOn);
                  return new Done(true);
                });
    HttpServer server = serving(slow);
    CompletableFuture<Http.Answer> answer =
        CompletableFuture.supplyAsync(() -> Http.on(server).get("/v1/totals"));
    running.await();
    CompletableFuture<Void> stopped = CompletableFuture.runAsync(server::close);
    assertFalse(stopped.isDone());
    goOn.countDown();
    assertEquals("{\"done\":true}", answer.get().ok().body());
    stopped.get();
    assertTrue(stopped.isDone());
    assertThrows(UncheckedIOException.class, () -> Http.on(server).get("/v1/totals"));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
