package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.http.routes.Route;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Turns of a debate as JSON Lines, in and out. */
class DebateLinesTest {

  private static final String TURNS =
      """
      {"turn":"t-1","agent":"ada","round":1,"phase":"proposal","content":"Cache it."}

      {"turn":"t-2","agent":"bob","round":1,"phase":"critique","content":"Cold!","to":"ada"}
      """;

  private static HttpServer server;
  private static Http http;

  private String session;

  @BeforeAll
  static void start() {
    server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(HttpSettings.DEFAULT.withPort(0))
            .start();
    http = Http.on(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void aRunningSession() {
    String id = http.post("/v1/debate-sessions", "{'topic':'Cache?'}").ok().text("session_id");
    session = "/v1/debate-sessions/" + id;
    http.post(session + "/start", "{}").ok();
  }

  @Test
  void turnsAreAppendedFromLinesAndReplayedAsLines() {
    assertEquals(2, say(TURNS).ok().items().size());
    assertEquals(2, say(TURNS).ok().items().size(), "repeated");
    assertEquals(2, http.get(session + "/turns").ok().items().size());
    Http.Answer replay = http.get(session + "/replay?format=json").ok();
    assertEquals(
        List.of(new JsonString("Cache it."), new JsonString("Cold!")),
        replay.body().lines().map(DebateLinesTest::content).toList());
  }

  @Test
  void aWrongLineIsNamedAndNothingIsAppended() {
    Http.Answer wrong =
        say(TURNS.replace("t-", "u-").replace("\"phase\":\"critique\"", "\"phase\":\"quarrel\""));
    assertEquals(400, wrong.status(), wrong.body());
    assertTrue(wrong.text("detail").contains("quarrel"), wrong.body());
    assertEquals(0, http.get(session + "/turns").ok().items().size());
  }

  private Http.Answer say(String lines) {
    return http.send("POST", session + "/turns/batch?register=true", Route.JSON_LINES, lines);
  }

  private static JsonValue content(String line) {
    return ((JsonObject) JsonParser.parse(line)).members().get("content").get();
  }
}
