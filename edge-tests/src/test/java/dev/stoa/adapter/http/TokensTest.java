package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.adapter.http.access.NewToken;
import dev.stoa.adapter.http.access.Token;
import dev.stoa.adapter.http.access.TokenFile;
import dev.stoa.adapter.http.access.Tokens;
import dev.stoa.adapter.http.access.WatchedTokens;
import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.Tuple2;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is let in, and as whom. */
class TokensTest {

  @TempDir static Path folder;

  private static final AtomicReference<Instant> NOW =
      new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));
  private static final StringBuffer LOGGED = new StringBuffer();
  private static final Logger LOGGER = Logger.getLogger("dev.stoa.http");
  private static final Handler KEEPING =
      new Handler() {
        @Override
        public void publish(LogRecord message) {
          LOGGED.append(message.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  private static Stoa stoa;
  private static TokenFile file;
  private static HttpServer server;
  private static String admin;

  @BeforeAll
  static void start() {
    LOGGER.addHandler(KEEPING);
    LOGGER.setUseParentHandlers(false);
    stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system());
    file = new TokenFile(folder.resolve("tokens.jsonl"));
    admin = token(Effect.DESTRUCTIVE, Option.none(), Option.none(), Option.none());
    server =
        HttpServer.over(stoa)
            .settings(HttpSettings.DEFAULT.withPort(0).withNames(java.util.Set.of("stoa.example")))
            .tokens(new WatchedTokens(file, () -> System.nanoTime() * 1_000_000))
            .clock(NOW::get)
            .mount("/echo", new Echo())
            .start();
    Http.on(server).as(admin).post("/v1/agents", "{'identity':'zealot','model':'m'}").ok();
    Http.on(server).as(admin).post("/v1/agents", "{'identity':'sentinel','model':'m'}").ok();
    Http.on(server).as(admin).post("/v1/channels", "{'name':'ops'}").ok();
  }

  @AfterAll
  static void stop() {
    server.close();
    LOGGER.setUseParentHandlers(true);
    LOGGER.removeHandler(KEEPING);
  }

  /** Answers who calls. */
  private static final class Echo extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      Caller caller = (Caller) request.getAttribute(Caller.class.getName());
      boolean isOurs = request.getAttribute(Workspace.class.getName()) == stoa;
      response.getWriter().print(caller.subject() + " " + caller.upTo() + " " + isOurs);
    }
  }

  private static String token(
      Effect effect, Option<String> agent, Option<String> workspace, Option<Duration> expires) {
    return token(effect, agent, workspace, expires, Option.none());
  }

  private static String token(
      Effect effect,
      Option<String> agent,
      Option<String> workspace,
      Option<Duration> expires,
      Option<OriginClass> origin) {
    Tuple2<String, Token> created =
        file.create(
            new NewToken(
                "ada",
                agent.map(name -> stoa.agents().resolve(name).get().id()),
                effect,
                workspace,
                expires,
                Option.none(),
                origin),
            NOW::get,
            new SecureRandom());
    return created._1;
  }

  private static Http classed(OriginClass origin) {
    return Http.on(server)
        .as(token(Effect.WRITE, Option.none(), Option.none(), Option.none(), Option.some(origin)));
  }

  @Test
  void whatIsWrittenHasTheClassOfTheToken() {
    Http tool = classed(OriginClass.TOOL);
    String page =
        "memory:"
            + tool.post("/v1/memories", "{'content':'a page of the web'}").ok().text("memory_id");
    assertEquals("tool", tool.get("/v1/trust/items/" + page).ok().text("origin"));
    tool.post("/v1/memories", "{'content':'by a person','origin':'person'}")
        .problem(
            400,
            "trust.origin_above_own",
            "origin person is above that of the caller, tool: leave it out, or name one that is"
                + " less trusted");
    Http person = classed(OriginClass.PERSON);
    String summary =
        person
            .post(
                "/v1/memories",
                "{'content':'what the page says','from':['"
                    + page
                    + "'],'origin':'agent',"
                    + "'origin_source':'https://x.example'}")
            .ok()
            .text("memory_id");
    Http.Answer shown = person.get("/v1/trust/items/memory:" + summary).ok();
    assertEquals("agent", shown.text("origin"));
    assertEquals("https://x.example", shown.text("source"));
    assertEquals("tool", shown.text("trust"));
    assertEquals(page, shown.text("root"));
    person
        .post("/v1/memories", "{'content':'from nothing','from':['memory:none']}")
        .problem(
            400,
            "trust.unknown_parent",
            "from names memory:none, which is unknown: give the kind and the whole id of an item");
  }

  @Test
  void withoutATokenNothingIsAnsweredButHealthAndDocumentation() {
    Http http = Http.on(server);
    Http.Answer refused =
        http.get("/v1/agents")
            .problem(401, "access.token_missing", "there is no token: send Authorization: Bearer");
    assertEquals("Bearer", refused.header("www-authenticate"));
    assertEquals(401, http.get("/echo").status());
    assertEquals(401, http.get("/echo/below").status());
    assertEquals(401, http.get("/v1/nothing").status());
    assertEquals(401, http.get("/v1/agents?token=" + admin).status());
    assertEquals(401, http.with("Authorization", "Basic YTpi").get("/v1/agents").status());
    http.get("/health").ok();
    http.get("/ready").ok();
    http.get("/openapi.json").ok();
    http.get("/docs").ok();
  }

  @Test
  void aTokenAllowsUpToItsEffect() {
    Http reader =
        Http.on(server).as(token(Effect.READ, Option.none(), Option.none(), Option.none()));
    reader.get("/v1/agents").ok();
    reader
        .post("/v1/agents", "{'identity':'x','model':'m'}")
        .problem(
            403,
            "access.forbidden",
            "this caller may have the effect read at most: agent.register has the effect write");
    Http writer =
        Http.on(server).as(token(Effect.WRITE, Option.none(), Option.none(), Option.none()));
    writer.post("/v1/channels", "{'name':'tmp'}").ok();
    assertEquals(403, writer.delete("/v1/channels/tmp").status());
    Http.on(server).as(admin).delete("/v1/channels/tmp").ok();
  }

  @Test
  void aTokenWithAnAgentActsOnlyAsIt() {
    Http zealot =
        Http.on(server)
            .as(token(Effect.WRITE, Option.some("zealot"), Option.none(), Option.none()));
    assertEquals(
        "zealot", zealot.post("/v1/channels/ops/messages", "{'content':'hi'}").ok().text("agent"));
    zealot.get("/v1/channels/ops/unread").ok();
    zealot.get("/v1/inbox?as=zealot").ok();
    String sentence = "this caller acts as zealot only: leave the agent out";
    zealot
        .post("/v1/channels/ops/messages", "{'content':'hi','as':'sentinel'}")
        .problem(403, "access.forbidden", sentence);
    zealot.get("/v1/inbox?as=sentinel").problem(403, "access.forbidden", sentence);
  }

  @Test
  void aTokenIsRefusedWhenItExpiresOrIsRevoked() {
    String brief =
        token(Effect.READ, Option.none(), Option.none(), Option.some(Duration.ofHours(1)));
    Http http = Http.on(server).as(brief);
    http.get("/v1/agents").ok();
    Instant before = NOW.getAndUpdate(now -> now.plus(Duration.ofHours(1)));
    http.get("/v1/agents")
        .problem(401, "access.token_refused", "the token has expired: ask for another");
    NOW.set(before);
    http.get("/v1/agents").ok();
    file.revoke(file.list().find(one -> one.hash().equals(Tokens.hash(brief))).get().id());
    http.get("/v1/agents")
        .problem(401, "access.token_refused", "the token is unknown: ask for another");
  }

  @Test
  void aTokenForAWorkspaceIsForNoOther() {
    Http http =
        Http.on(server).as(token(Effect.READ, Option.none(), Option.some("team_a"), Option.none()));
    http.get("/v1/agents")
        .problem(
            403, "access.workspace", "the token is for another workspace: ask for one for this");
    http.get("/w/team_a/v1/agents")
        .problem(404, "workspace.unknown", "there is no workspace team_a");
  }

  @Test
  void mountedServletsGetTheCallerAndTheWorkspace() {
    assertEquals("ada DESTRUCTIVE true", Http.on(server).as(admin).get("/echo").ok().body());
    assertThrows(
        IllegalArgumentException.class, () -> HttpServer.over(stoa).mount("/v1/x", new Echo()));
  }

  @Test
  void refusedTokensAreAuditedOnceAMinute() {
    NOW.updateAndGet(now -> now.plus(Duration.ofHours(2)));
    long before = failures();
    for (int i = 0; i < 5; i++) {
      Http.on(server).as("stoa_wrong" + i).get("/v1/agents");
    }
    assertEquals(before + 1, failures());
    NOW.updateAndGet(now -> now.plusSeconds(61));
    Http.on(server).as("stoa_wrong").get("/v1/agents");
    assertEquals(before + 2, failures());
    String last =
        stoa.audit()
            .list(AuditQuery.all().ofType("auth.failed").limit(1000))
            .items()
            .last()
            .event()
            .toString();
    assertTrue(last.contains("\"refused\":5") && last.contains("unknown"), last);
    assertFalse(last.contains("127.0.0.1"), last);
    assertFalse(LOGGED.toString().contains("stoa_"), LOGGED.toString());
  }

  private static long failures() {
    return stoa.audit().list(AuditQuery.all().ofType("auth.failed").limit(1000)).items().size();
  }

  @Test
  void webPagesOfOthersAreRefused() throws IOException {
    for (String host : new String[] {"evil.example", "evil.example:80", "127.0.0.1.evil.example"}) {
      assertTrue(raw("Host: " + host).startsWith("HTTP/1.1 403"), host);
    }
    for (String host : new String[] {"localhost", "LOCALHOST:1", "[::1]:80", "stoa.example"}) {
      assertTrue(raw("Host: " + host).startsWith("HTTP/1.1 200"), host);
    }
    Http http = Http.on(server);
    assertEquals(403, http.with("Origin", "https://evil.example").get("/health").status());
    assertEquals(403, http.with("Origin", "null").get("/health").status());
    assertEquals(200, http.with("Origin", server.url()).get("/health").status());
  }

  private static String raw(String header) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket
          .getOutputStream()
          .write(
              ("GET /health HTTP/1.1\r\n" + header + "\r\nConnection: close\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void withoutTokensOnlyThisMachineIsServed() {
    HttpServerBuilder open =
        HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0).withHost("0.0.0.0"));
    String sentence = assertThrows(IllegalArgumentException.class, open::start).getMessage();
    assertEquals(
        "host 0.0.0.0 can be reached by others and there are no tokens: create one with"
            + " `stoa token create`, or listen on 127.0.0.1",
        sentence);
  }
}
