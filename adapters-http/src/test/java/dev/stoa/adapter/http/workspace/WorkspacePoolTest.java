package dev.stoa.adapter.http.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Effect;
import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.adapter.http.access.NewToken;
import dev.stoa.adapter.http.access.TokenFile;
import dev.stoa.adapter.http.access.WatchedTokens;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many workspaces in one server. */
class WorkspacePoolTest {

  private static final Duration LONG = Duration.ofHours(1);

  @TempDir Path folder;

  private final Map<String, Stoa> stores = new ConcurrentHashMap<>();
  private final List<String> closed = Collections.synchronizedList(new ArrayList<>());
  private final AtomicInteger opened = new AtomicInteger();

  private Option<OpenedWorkspace> open(String name) {
    if (name.startsWith("no")) {
      return Option.none();
    }
    opened.incrementAndGet();
    Stoa stoa =
        stores.computeIfAbsent(
            name, any -> Stoa.over(TestWorkspace.create().storage(), InstantSource.system()));
    return Option.some(new OpenedWorkspace(stoa, () -> closed.add(name)));
  }

  private static Workspaces.Lease lease(WorkspacePool pool, String name) {
    return pool.lease(Option.some(name)).get();
  }

  @Test
  void theOneUnusedForLongestIsClosedAndNoneInUse() {
    try (WorkspacePool pool = new WorkspacePool(this::open, 2, LONG)) {
      Workspaces.Lease a = lease(pool, "a");
      lease(pool, "b").close();
      lease(pool, "c").close();
      assertEquals(List.of("b"), closed);
      Workspaces.Lease c = lease(pool, "c");
      HttpFailure busy = assertThrows(HttpFailure.class, () -> lease(pool, "d"));
      assertEquals(429, busy.problem().status());
      assertSame(a.workspace(), lease(pool, "a").workspace());
      c.close();
      c.close();
      lease(pool, "d").close();
      assertEquals(List.of("b", "c"), closed);
    }
    assertTrue(closed.containsAll(List.of("a", "b", "c", "d")), closed.toString());
  }

  @Test
  void whatNobodyUsesIsClosed() throws Exception {
    CountDownLatch ended = new CountDownLatch(1);
    try (WorkspacePool pool =
        new WorkspacePool(
            name ->
                Option.some(
                    new OpenedWorkspace(
                        Stoa.over(TestWorkspace.create().storage(), InstantSource.system()),
                        ended::countDown)),
            2,
            Duration.ofMillis(20))) {
      lease(pool, "a").close();
      assertTrue(ended.await(30, TimeUnit.SECONDS));
      assertEquals(0, pool.size());
    }
  }

  @Test
  void manyCallersOpenAWorkspaceOnce() throws Exception {
    try (WorkspacePool pool = new WorkspacePool(this::open, 2, LONG)) {
      ExecutorService callers = Executors.newFixedThreadPool(16);
      for (int i = 0; i < 200; i++) {
        callers.submit(() -> lease(pool, "a").close());
      }
      callers.shutdown();
      assertTrue(callers.awaitTermination(30, TimeUnit.SECONDS));
      assertEquals(1, opened.get());
    }
  }

  @Test
  void whatCannotBeOpenedIsTriedAgain() {
    AtomicInteger tries = new AtomicInteger();
    try (WorkspacePool pool =
        new WorkspacePool(
            name -> {
              if (tries.incrementAndGet() == 1) {
                throw new IllegalStateException("away");
              }
              return open(name);
            },
            2,
            LONG)) {
      assertThrows(IllegalStateException.class, () -> lease(pool, "a"));
      lease(pool, "a").close();
      assertEquals(Option.none(), pool.lease(Option.some("none")));
      assertEquals(Option.none(), pool.leaseIfOpen(Option.some("b")));
      assertEquals(1, pool.size());
    }
  }

  /** Answers the path that it sees. */
  private final class Echo extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      Object workspace = request.getAttribute(Workspace.class.getName());
      response
          .getWriter()
          .print(
              request.getRequestURI()
                  + "?"
                  + request.getQueryString()
                  + " "
                  + (workspace == stores.get("b")));
    }
  }

  @Test
  void aServerOffersItsWorkspacesUnderTheirNames() {
    Logger log = Logger.getLogger("dev.stoa.http");
    log.setLevel(Level.OFF); // a token is refused on purpose
    TokenFile file = new TokenFile(folder.resolve("tokens"));
    NewToken any =
        new NewToken(
            "ada",
            Option.none(),
            Effect.WRITE,
            Option.none(),
            Option.none(),
            Option.none(),
            Option.none());
    NewToken onlyB =
        new NewToken(
            "bob",
            Option.none(),
            Effect.WRITE,
            Option.some("b"),
            Option.none(),
            Option.none(),
            Option.none());
    String admin = file.create(any, InstantSource.system(), new SecureRandom())._1;
    String bound = file.create(onlyB, InstantSource.system(), new SecureRandom())._1;
    WorkspacePool pool = new WorkspacePool(this::open, 4, LONG);
    try (HttpServer server =
        HttpServer.over(pool)
            .settings(HttpSettings.DEFAULT.withPort(0))
            .tokens(new WatchedTokens(file))
            .mount("/echo", new Echo())
            .start()) {
      Http all = Http.on(server).as(admin);
      Http one = Http.on(server).as(bound);
      all.post("/w/a/v1/agents", "{'identity':'zealot','model':'m'}").ok();
      assertEquals(1, all.get("/w/a/v1/agents?limit=5").ok().items().size());
      assertEquals(0, one.get("/w/b/v1/agents").ok().items().size());
      assertEquals(404, one.get("/w/b/v1/agents/zealot").status());
      assertEquals(403, one.get("/w/a/v1/agents").status(), "a token for b");
      assertEquals(404, all.get("/w/none/v1/agents").status());
      assertEquals(404, all.get("/w/A/v1/agents").status());
      assertEquals(404, all.get("/w/a/nothing").status());
      assertEquals(404, all.get("/w/a").status());
      for (Http caller : new Http[] {all, one}) {
        Http.Answer metrics = caller.get("/w/b/metrics");
        assertEquals(404, metrics.status(), metrics.body());
      }
      assertEquals(404, one.get("/w/b/../a/v1/agents").status());
      assertEquals(404, one.get("/w/b/v1/../../../v1/agents").status());
      assertEquals(403, one.get("/metrics").status());
      all.get("/metrics").ok();
      all.get("/v1/agents")
          .problem(
              404,
              "workspace.missing",
              "this server has several workspaces: begin the path with /w/<workspace>");
      assertEquals("/echo?x=1 true", one.get("/w/b/echo?x=1").ok().body());
      assertEquals(401, Http.on(server).get("/w/b/echo").status());
      Http.on(server).get("/ready").ok();
      Http keyed = all.with("Idempotency-Key", "k");
      keyed.post("/w/a/v1/memories", "{'content':'x'}").ok();
      keyed.post("/w/b/v1/memories", "{'content':'x'}").ok();
      assertEquals(1, all.get("/w/b/v1/memories").ok().items().size());
      assertFalse(closed.contains("a"));
    }
    log.setLevel(null);
    assertTrue(closed.contains("a") && closed.contains("b"), closed.toString());
  }
}
