package dev.stoa.adapter.http.dashboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Effect;
import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.adapter.http.access.Token;
import dev.stoa.adapter.http.access.Tokens;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How people log in to the dashboard, and what their cookie is good for. */
class DashboardLoginTest {

  private static final String SECRET = "stoa_secret";

  private final ConcurrentHashMap<String, Token> tokens = new ConcurrentHashMap<>();
  private HttpServer server;

  private Http start(boolean allowWrites) {
    Stoa stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system());
    server =
        HttpServer.over(stoa)
            .settings(HttpSettings.DEFAULT.withPort(0))
            .tokens(hash -> Option.of(tokens.get(hash)))
            .allowWrites(allowWrites)
            .start();
    return Http.on(server).with("Sec-Fetch-Site", "same-origin");
  }

  private void token(Effect effect) {
    String hash = Tokens.hash(SECRET);
    tokens.put(
        hash,
        new Token(
            "t1",
            hash,
            "ada",
            Option.none(),
            effect,
            Option.none(),
            Instant.EPOCH,
            Option.none(),
            Option.none(),
            Option.none()));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static Http.Answer logIn(Http http, String token) {
    return http.post("/ui/session", "{'token':'" + token + "'}");
  }

  private static Http with(Http http, Http.Answer loggedIn) {
    return http.with("Cookie", loggedIn.ok().header("Set-Cookie").split(";")[0]);
  }

  @Test
  void aTokenIsExchangedForACookieThatNoScriptCanRead() {
    token(Effect.DESTRUCTIVE);
    Http http = start(false);
    assertEquals(200, http.get("/ui/").status(), "the page itself has no data");
    assertEquals(401, http.get("/v1/dashboard/session").status());
    logIn(http, "wrong")
        .problem(401, "access.token_refused", "the token is unknown: ask for another");
    Http.Answer loggedIn = logIn(http, SECRET);
    String cookie = loggedIn.ok().header("Set-Cookie");
    assertTrue(cookie.contains("HttpOnly; SameSite=Strict"), cookie);
    Http page = with(http, loggedIn);
    assertEquals("ada", page.get("/v1/dashboard/session").ok().text("subject"));
    page.get("/v1/agents").ok();
    assertEquals(401, page.get("/metrics").status(), "only actions take a cookie");
    page.send("DELETE", "/ui/session", "", "").ok();
    assertEquals(401, page.get("/v1/agents").status(), "logged out");
  }

  @Test
  void aRevokedTokenEndsItsSessions() {
    token(Effect.READ);
    Http http = start(false);
    Http page = with(http, logIn(http, SECRET));
    page.get("/v1/agents").ok();
    tokens.clear();
    assertEquals(401, page.get("/v1/agents").status());
  }

  @Test
  void theLinkOfTheServerLogsInOnce() {
    Http http = start(false);
    String code = server.dashboard().replaceFirst(".*#", "");
    Http.Answer loggedIn = http.post("/ui/session", "{'code':'" + code + "'}");
    with(http, loggedIn).get("/v1/agents").ok();
    http.post("/ui/session", "{'code':'" + code + "'}")
        .problem(
            401, "access.link_refused", "the link was used before or is too old: give a token");
  }

  @Test
  void aCookieOnlyReads() {
    token(Effect.DESTRUCTIVE);
    Http http = start(false);
    Http page = with(http, logIn(http, SECRET));
    assertEquals(403, page.post("/v1/agents", "{'identity':'a','model':'m'}").status());
    assertEquals(403, page.post("/v1/breakers/b/reset", "").status());
    http.as(SECRET).post("/v1/agents", "{'identity':'a','model':'m'}").ok();
  }

  @Test
  void withLeaveAFewActionsAreAllowedFromItsOwnPageAndAudited() {
    token(Effect.WRITE);
    Http http = start(true);
    http.as(SECRET).post("/v1/breakers/b/failure", "").ok();
    Http.Answer loggedIn = logIn(http, SECRET);
    Http page = with(http, loggedIn);
    page.post("/v1/breakers/b/reset", "").ok();
    Http.Answer entry = http.as(SECRET).get("/v1/audit/newest?limit=1").ok();
    assertTrue(entry.body().contains("\"event_type\":\"auth.dashboard_acted\""), entry.body());
    assertTrue(
        entry
            .body()
            .matches(
                ".*\\{\"action\":\"breaker_reset\",\"caller_subject_id\":\"[0-9a-f]{16}\","
                    + "\"subject_id\":\"b\",\"token_id\":\"t1\"}.*"),
        entry.body());
    assertEquals(
        "dashboard.action",
        page.post("/v1/agents", "{'identity':'a','model':'m'}").text("code"),
        "not one of them");
    Http elsewhere = with(Http.on(server).with("Sec-Fetch-Site", "cross-site"), loggedIn);
    assertEquals("request.origin", elsewhere.post("/v1/breakers/b/reset", "").text("code"));
    Http.Answer foreign = Http.on(server).post("/ui/session", "{'token':'" + SECRET + "'}");
    assertEquals(403, foreign.status(), "no page sent it");
  }

  @Test
  void onlyAnOperatorWithdrawsAndRestores() {
    token(Effect.DESTRUCTIVE);
    Http http = start(true);
    String item =
        "memory:" + http.as(SECRET).post("/v1/memories", "{'content':'A'}").ok().text("memory_id");
    Http.Answer loggedIn = logIn(http, SECRET);
    Http page = with(http, loggedIn);
    String path = "/v1/dashboard/quarantine/" + item;
    assertTrue(page.post(path + "/preview", "").ok().body().contains("\"items\":1"));
    assertEquals("{\"quarantines\":{\"items\":[],\"next\":null}}", quarantines(page));
    assertEquals(
        "dashboard.action",
        page.post("/v1/trust/quarantine", "{'root':'" + item + "'}").text("code"),
        "its path does not say to what");
    Http elsewhere = with(Http.on(server).with("Sec-Fetch-Site", "cross-site"), loggedIn);
    assertEquals("request.origin", elsewhere.post(path, "").text("code"));
    String id = page.post(path, "").ok().body().replaceFirst(".*\"quarantine\":\"([^\"]+).*", "$1");
    assertTrue(newest(http).contains("\"action\":\"item_quarantined\""), newest(http));
    String overview = page.get("/v1/dashboard/overview").ok().body();
    assertTrue(overview.contains("\"id\":\"" + id + "\""), overview);
    assertTrue(newest(http).contains("\"subject_id\":\"" + item + "\""), newest(http));

    token(Effect.WRITE);
    assertEquals(403, page.post(path + "/preview", "").status(), "no operator");
    assertEquals(403, page.post(path, "").status());
    assertEquals(403, page.post("/v1/trust/quarantines/" + id + "/restore", "").status());
    assertEquals("{\"quarantines\":null}", quarantines(page));

    token(Effect.DESTRUCTIVE);
    page.post("/v1/trust/quarantines/" + id + "/restore", "").ok();
    assertTrue(newest(http).contains("\"action\":\"quarantine_ended\""), newest(http));
  }

  private static String quarantines(Http page) {
    return page.get("/v1/dashboard/quarantines").ok().body();
  }

  private static String newest(Http http) {
    return http.as(SECRET).get("/v1/audit/newest?limit=1").ok().body();
  }
}
