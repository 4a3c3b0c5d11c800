package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** More requests than a server can work on. */
class OverloadTest {

  @Test
  void requestsBeyondTheQueueAreRefused() throws Exception {
    Semaphore running = new Semaphore(0);
    CountDownLatch goOn = new CountDownLatch(1);
    Action<?, ?> slow =
        Action.ofWorkspace()
            .read("agent.totals", "Takes its time.")
            .takes(FailuresTest.Nothing.class)
            .answers(
                FailuresTest.Done.class,
                (workspace, input) -> {
                  running.release();
                  try {
                    goOn.await();
                  } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                  return new FailuresTest.Done(true);
                });
    try (HttpServer server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .catalogue(new Catalogue(List.of(ActionGroup.of("test", "Slow.", () -> List.of(slow)))))
            .settings(HttpSettings.DEFAULT.withPort(0).withRequests(2, 1))
            .start()) {
      Http http = Http.on(server);
      List<CompletableFuture<Http.Answer>> first =
          List.range(0, 2).map(i -> CompletableFuture.supplyAsync(() -> http.get("/v1/totals")));
      running.acquire(2);
      List<CompletableFuture<Http.Answer>> further =
          List.range(0, 3).map(i -> CompletableFuture.supplyAsync(() -> http.get("/v1/totals")));
      // One of the three waits; whichever it is, the others are refused at once.
      while (further.count(CompletableFuture::isDone) < 2) {
        Thread.sleep(10);
      }
      for (CompletableFuture<Http.Answer> refused : further.filter(CompletableFuture::isDone)) {
        Http.Answer busy =
            refused
                .join()
                .problem(429, "server.busy", "too many requests are waiting: try again later");
        assertEquals("1", busy.header("retry-after"));
      }
      http.get("/health").ok();
      goOn.countDown();
      first.forEach(answer -> answer.join().ok());
      assertEquals(1, further.count(answer -> answer.join().status() == 200));
      assertEquals(2, further.count(answer -> answer.join().status() == 429));
    }
  }

  @Test
  void callersWhoWaitKeepNobodyOut() {
    try (HttpServer server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(
                HttpSettings.DEFAULT.withPort(0).withRequests(1, 0).withIdle(Duration.ofSeconds(2)))
            .start()) {
      Http http = Http.on(server);
      admitted(() -> http.post("/v1/agents", "{'identity':'zealot','model':'m'}"));
      admitted(() -> http.post("/v1/agents", "{'identity':'sentinel','model':'m'}"));
      admitted(() -> http.post("/v1/channels", "{'name':'ops'}"));
      CompletableFuture<Http.Answer> waiting =
          CompletableFuture.supplyAsync(
              () ->
                  admitted(
                      () ->
                          http.post("/v1/channels/ops/wait", "{'as':'sentinel','timeout':'3s'}")));
      admitted(() -> http.get("/v1/agents"));
      assertFalse(waiting.isDone());
      // Longer than a connection may be silent: a request that runs is not silence.
      assertEquals(0, waiting.join().items().size());
      CompletableFuture<Http.Answer> result =
          CompletableFuture.supplyAsync(
              () ->
                  admitted(
                      () ->
                          http.post("/v1/channels/ops/wait", "{'as':'sentinel','timeout':'30s'}")));
      admitted(() -> http.post("/v1/channels/ops/messages", "{'content':'hi','as':'zealot'}"));
      assertEquals(1, result.join().items().size());
    }
  }

  /** The answer once no other request runs: one runs until a little after it was answered. */
  private static Http.Answer admitted(Supplier<Http.Answer> request) {
    Http.Answer answer = request.get();
    while (answer.status() == 429) {
      answer = request.get();
    }
    return answer.ok();
  }
}
