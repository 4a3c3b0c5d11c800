package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.access.NewToken;
import dev.stoa.adapter.http.access.TokenFile;
import dev.stoa.adapter.http.access.WatchedTokens;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Callers who send bodies a byte at a time, or more requests than is their share. */
class SlowBodiesTest {

  private static final HttpSettings SETTINGS = HttpSettings.DEFAULT.withPort(0);
  private static final int LENGTH = 10_000;

  @TempDir Path folder;

  private final java.util.List<Socket> open = new ArrayList<>();
  private final Semaphore running = new Semaphore(0);
  private final CountDownLatch goOn = new CountDownLatch(1);
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private TokenFile file;
  private String one;
  private String other;

  @BeforeEach
  void createTokens() {
    file = new TokenFile(folder.resolve("tokens.jsonl"));
    one = token("ada");
    other = token("bob");
  }

  @AfterEach
  void close() throws IOException {
    goOn.countDown();
    for (Socket socket : open) {
      socket.close();
    }
    threads.shutdown();
  }

  @Test
  void slowBodiesKeepNoOtherRequestFromBeingAnswered() throws Exception {
    // Slow bodies are never given up here, so a request that needed their place would be refused.
    HttpSettings settings =
        SETTINGS
            .withRead(Duration.ofHours(1))
            .withIdle(Duration.ofHours(1))
            .withPatience(Duration.ofMinutes(1));
    try (HttpServer server = builder().settings(settings).start()) {
      List<Socket> slow = List.range(0, 40).map(i -> opened(server, "/v1/agents", one));
      assertOthersAreAnswered(server, slow);
      // Without a token there is only the login to send a body to.
      assertOthersAreAnswered(
          server, List.range(0, 250).map(i -> opened(server, "/ui/session", "")));
    }
  }

  private void assertOthersAreAnswered(HttpServer server, List<Socket> slow) throws Exception {
    for (int i = 0; i < 4; i++) {
      for (Socket socket : slow) {
        socket.getOutputStream().write('y');
      }
      Http.on(server).as(one).get("/v1/agents").ok();
      Http.on(server).as(other).get("/v1/agents").ok();
      Http.on(server).as(other).put("/v1/breakers/b" + i, "{'failure_threshold':3}").ok();
    }
  }

  @Test
  void slowBodiesBeyondTheShareOfATokenAreRefused() throws Exception {
    HttpSettings settings = SETTINGS.withPerToken(3).withPatience(Duration.ofMillis(200));
    try (HttpServer server = builder().settings(settings).start()) {
      List<Socket> slow = List.range(0, 5).map(i -> opened(server, "/v1/agents", one));
      List<CompletableFuture<String>> answers = slow.map(socket -> async(() -> head(socket)));
      while (answers.count(CompletableFuture::isDone) < 2) {
        Thread.sleep(10);
      }
      for (CompletableFuture<String> refused : answers.filter(CompletableFuture::isDone)) {
        assertTrue(refused.join().startsWith("HTTP/1.1 429"), refused.join());
        assertTrue(refused.join().contains("\nRetry-After: 1\n"), refused.join());
        assertTrue(refused.join().contains("\nConnection: close\n"), refused.join());
      }
      assertEquals(3, answers.count(answer -> !answer.isDone()));
    }
  }

  @Test
  void oneTokenDoesNotTakeEveryPlace() throws Exception {
    HttpSettings settings = SETTINGS.withRequests(4, 8).withPatience(Duration.ofMillis(300));
    try (HttpServer server = builder().catalogue(slowly()).settings(settings).start()) {
      List<CompletableFuture<Http.Answer>> answers =
          List.range(0, 3).map(i -> async(() -> Http.on(server).as(one).get("/v1/totals")));
      running.acquire(2);
      while (answers.count(CompletableFuture::isDone) < 1) {
        Thread.sleep(10);
      }
      Http.Answer refused = answers.find(CompletableFuture::isDone).get().join();
      refused.problem(429, "server.busy", "too many requests are waiting: try again later");
      assertEquals("1", refused.header("retry-after"));
      CompletableFuture<Http.Answer> answered =
          async(() -> Http.on(server).as(other).get("/v1/totals"));
      running.acquire();
      goOn.countDown();
      answered.join().ok();
      assertEquals(2, answers.count(answer -> answer.join().status() == 200));
    }
  }

  @Test
  void aRequestWhoseBodyHasArrivedWaitsForItsTurn() throws Exception {
    HttpSettings settings = SETTINGS.withRequests(1, 8).withPatience(Duration.ofMillis(300));
    try (HttpServer server = builder().catalogue(slowly()).settings(settings).start()) {
      CompletableFuture<Http.Answer> first = async(() -> Http.on(server).as(one).get("/v1/totals"));
      running.acquire();
      Http.on(server)
          .as(other)
          .post("/v1/agents", "{}")
          .problem(429, "server.busy", "too many requests are waiting: try again later");
      goOn.countDown();
      first.join().ok();
      Http.on(server).as(other).post("/v1/agents", "{}").ok();
    }
  }

  @Test
  void theBodiesOfAllRequestsHaveLimitedMemory() throws Exception {
    HttpSettings settings = SETTINGS.withMaxBody(LENGTH).withRequests(2, 8).withPerToken(8);
    try (HttpServer server = builder().settings(settings).start()) {
      String most = "y".repeat(LENGTH - 1);
      List<Socket> large = List.range(0, 3).map(i -> opened(server, "/v1/agents", one));
      for (Socket socket : large) {
        socket.getOutputStream().write(most.getBytes(StandardCharsets.US_ASCII));
      }
      List<CompletableFuture<String>> answers = large.map(socket -> async(() -> head(socket)));
      while (answers.count(CompletableFuture::isDone) < 1) {
        Thread.sleep(10);
      }
      String refused = answers.find(CompletableFuture::isDone).get().join();
      assertTrue(refused.startsWith("HTTP/1.1 429"), refused);
      for (Socket socket : large) {
        socket.close();
      }
      Http.Answer answer = post(server);
      while (answer.status() == 429) {
        Thread.sleep(10);
        answer = post(server);
      }
      assertEquals(400, answer.status(), answer.body());
    }
  }

  private Http.Answer post(HttpServer server) {
    return Http.on(server).as(other).post("/v1/agents", "[" + " ".repeat(LENGTH - 2) + "]");
  }

  private <T> CompletableFuture<T> async(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, threads);
  }

  private HttpServerBuilder builder() {
    return HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
        .tokens(new WatchedTokens(file));
  }

  private Catalogue slowly() {
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
    Action<?, ?> quick =
        Action.ofWorkspace()
            .write("agent.register", "Takes no time.")
            .takes(FailuresTest.Nothing.class)
            .answers(FailuresTest.Done.class, (workspace, input) -> new FailuresTest.Done(true));
    return new Catalogue(List.of(ActionGroup.of("test", "Slow.", () -> List.of(slow, quick))));
  }

  private String token(String subject) {
    return file.create(
            new NewToken(
                subject,
                Option.none(),
                Effect.WRITE,
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none()),
            InstantSource.system(),
            new SecureRandom())
        ._1;
  }

  /** A connection with the head of a request whose body is to come. */
  private Socket opened(HttpServer server, String path, String token) {
    try {
      Socket socket = new Socket("127.0.0.1", server.port());
      socket.setSoTimeout(20_000);
      open.add(socket);
      String head =
          "POST "
              + path
              + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
              + LENGTH
              + (token.isEmpty() ? "" : "\r\nAuthorization: Bearer " + token)
              + "\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      return socket;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The head of the answer. */
  private static String head(Socket socket) {
    try {
      BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      StringBuilder head = new StringBuilder();
      for (String line = reader.readLine();
          line != null && !line.isEmpty();
          line = reader.readLine()) {
        head.append(line).append('\n');
      }
      return head.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
