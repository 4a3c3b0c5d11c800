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

/** Turns of a debate as JSON Lines, in and out, within the settings of their session. */
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
    session = started("{'topic':'Cache?'}");
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

  @Test
  void turnsBeyondAGateOrTheLastRoundAreRefused() {
    session = started("{'topic':'Cache?','gates':['proposal'],'max_rounds':1}");
    String id = session.substring(session.lastIndexOf('/') + 1);
    String critique =
        "{'agent':'bob','round':1,'phase':'critique','content':'Cold!','register':true}";
    String notApproved =
        "debate session "
            + id
            + " needs an approval after proposal of round 1: request it with `stoa debate gate"
            + " request "
            + id
            + " --round 1 --phase proposal`";
    say(TURNS.replace("t-", "g-")).problem(422, "debate.not_approved", notApproved);
    http.post(session + "/turns", critique).problem(422, "debate.not_approved", notApproved);
    http.post(session + "/conclude", "{'answer':'Cache it.','confidence':0.9}")
        .problem(422, "debate.not_approved", notApproved);
    String gate =
        http.post(session + "/gates", "{'round':1,'phase':'proposal'}").ok().text("gate_id");
    http.post(session + "/turns", critique)
        .problem(
            422,
            "debate.at_gate",
            "debate session "
                + id
                + " waits at gate "
                + gate
                + ": approve it with `stoa debate gate approve "
                + gate
                + "`, or reject it");
    http.post("/v1/gates/" + gate + "/approve", "{'by':'ann'}").ok();
    assertEquals(2, say(TURNS.replace("t-", "g-")).ok().items().size());
    http.post(session + "/turns", "{'agent':'bob','round':2,'phase':'proposal','content':'Again.'}")
        .problem(
            422,
            "debate.rounds_over",
            "round 2 is beyond max_rounds 1 of debate session "
                + id
                + ": conclude it, or open a session with more rounds");
  }

  private static String started(String opened) {
    String path =
        "/v1/debate-sessions/" + http.post("/v1/debate-sessions", opened).ok().text("session_id");
    http.post(path + "/start", "{}").ok();
    return path;
  }

  private Http.Answer say(String lines) {
    return http.send("POST", session + "/turns/batch?register=true", Route.JSON_LINES, lines);
  }

  private static JsonValue content(String line) {
    return ((JsonObject) JsonParser.parse(line)).members().get("content").get();
  }
}
