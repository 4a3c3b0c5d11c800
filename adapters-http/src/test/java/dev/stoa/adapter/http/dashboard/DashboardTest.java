package dev.stoa.adapter.http.dashboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Map;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page of the dashboard, its files, and what only it asks for. */
class DashboardTest {

  private static final Path UI = Path.of("src/main/resources/dev/stoa/adapter/http/dashboard/ui");

  private HttpServer server;
  private Http http;

  @BeforeEach
  void start() {
    Stoa stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system());
    server = HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start();
    http = Http.on(server);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void thePageIsServedUnderAStrictPolicy() {
    for (String path : new String[] {"/ui", "/ui/", "/ui/audit/7", "/ui/agents/a%2Fb"}) {
      Http.Answer page = http.get(path);
      assertEquals(200, page.status(), path);
      String policy = page.header("Content-Security-Policy");
      assertTrue(policy.contains("default-src 'none'"), policy);
      assertTrue(policy.contains("require-trusted-types-for 'script'"), policy);
      assertFalse(policy.contains("unsafe"), policy);
      assertEquals("nosniff", page.header("X-Content-Type-Options"));
      assertEquals("no-referrer", page.header("Referrer-Policy"));
      assertEquals("same-origin", page.header("Cross-Origin-Resource-Policy"));
      assertEquals("no-cache", page.header("Cache-Control"));
    }
    assertEquals(403, http.with("Origin", "http://evil.example").get("/ui/").status());
  }

  @Test
  void filesHaveAnAddressThatChangesWithThem() {
    String version = new DashboardAssets().version();
    Http.Answer file = http.with("Accept-Encoding", "gzip").get("/ui/_/" + version + "/app.js");
    assertEquals(200, file.status());
    assertEquals("gzip", file.header("Content-Encoding"));
    assertEquals("public, max-age=31536000, immutable", file.header("Cache-Control"));
    assertEquals(404, http.get("/ui/_/000000000000/app.js").status());
    assertEquals(404, http.get("/ui/_/" + version + "/lib/nothing.js").status());
    assertEquals(404, http.get("/ui/_/" + version + "/../page.js").status());
  }

  @Test
  void everyFileIsServedAndNoneMakesMarkupOfText() throws IOException {
    TreeSet<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(UI)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = UI.relativize(file).toString();
        if (!name.endsWith("LICENSE")) {
          found.add(name);
        }
        if (name.endsWith(".js") && !name.endsWith("lit-html.js")) {
          String text = Files.readString(file);
          for (String word : new String[] {"unsafeHTML", "innerHTML", "eval(", " style="}) {
            assertFalse(text.contains(word), name + " has " + word);
          }
        }
      }
    }
    assertEquals(new TreeSet<>(DashboardAssets.FILES.toJavaList()), found);
  }

  @Test
  void theOneForeignFileIsTheReleasedOne() throws IOException {
    try (InputStream file = DashboardAssets.class.getResourceAsStream("ui/lib/lit-html.js")) {
      assertEquals(
          "b878e7f95dec8a9b6e9b217faca6b6a11bad82ebc44c0caa77419ed83edd81f2",
          HexFormat.of().formatHex(Sha256.digest().digest(file.readAllBytes())),
          "lit-html.js of lit-html 3.3.3");
    }
  }

  @Test
  void everythingTheFirstViewNeedsIsSmall() {
    DashboardAssets assets = new DashboardAssets();
    int sum =
        DashboardAssets.FILES
            .map(name -> assets.file(name).get().compressed().length)
            .sum()
            .intValue();
    assertTrue(sum < 80_000, sum + " bytes");
  }

  @Test
  void theOverviewCountsAndChecksInTheBackground() {
    http.post("/v1/agents", "{'identity':'zeno','model':'m'}").ok();
    http.post("/v1/memories", "{'content':'Retries need jitter'}").ok();
    Http.Answer overview = http.get("/v1/dashboard/overview").ok();
    while (overview.member("verification") instanceof JsonNull) {
      Thread.onSpinWait();
      overview = http.get("/v1/dashboard/overview").ok();
    }
    assertTrue(overview.body().contains("\"sound\":true"), overview.body());
    String activity = settled("activity");
    assertTrue(activity.contains("\"agent.registered\":1"), activity);
    http.post("/v1/agents", "{'identity':'plato','model':'m'}").ok();
    String later = settled("activity");
    assertTrue(later.contains("\"agent.registered\":2"), later);
    assertTrue(http.get("/v1/dashboard/changes").ok().body().contains("agent.registered"));
  }

  @Test
  void aLeaderboardIsFittedAgainAfterAMatch() {
    match("one", "zeno", "plato");
    String before = settled("leaderboard");
    assertTrue(before.contains("\"pairings\":1"), before);
    assertEquals(before, settled("leaderboard"), "the same fit, of the same time");
    match("two", "plato", "zeno");
    String after = settled("leaderboard");
    assertTrue(after.contains("\"pairings\":2"), after);
  }

  /** What a view shows once everything of it is worked out. */
  private String settled(String view) {
    String body = http.get("/v1/dashboard/" + view).ok().body();
    while (!body.contains("\"current\":true")) {
      Thread.onSpinWait();
      body = http.get("/v1/dashboard/" + view).ok().body();
    }
    return body;
  }

  private void match(String id, String winner, String loser) {
    http.put(
            "/v1/matches/" + id,
            "{'scores':{'" + winner + "':1,'" + loser + "':0}," + "'register':true}")
        .ok();
  }

  @Test
  void aLineageIsBoundedAndSaysWhatIsLeftOut() {
    String page =
        http.post("/v1/evidence", "{'source':'web','snippet':'A page','origin':'document'}")
            .ok()
            .body()
            .replaceFirst(".*\"evidence_id\":\"([^\"]+).*", "$1");
    String summary = made("Summary \uD83C\uDFDB".repeat(40), "evidence:" + page);
    String next = made("Leads on", "memory:" + summary);
    for (int i = 0; i < DashboardLineage.ENDS + 5; i++) {
      made("Copy " + i, "memory:" + summary);
    }
    for (int i = 0; i < DashboardLineage.SHOWN; i++) {
      next = made("Step " + i, "memory:" + next);
    }
    JsonObject seen = lineage("memory:" + summary);
    assertEquals("1", text(seen, "ancestors"));
    assertEquals("54", text(seen, "descendants"));
    assertEquals("{\"memory\":55}", text(seen, "kinds"));
    Map<String, JsonObject> items = items(seen);
    assertEquals(1 + 1 + DashboardLineage.SHOWN, items.size());
    assertEquals("-1", text(items.get("evidence:" + page).get(), "level"));
    JsonObject self = items.get("memory:" + summary).get();
    assertEquals("5", text(self, "children_left_out"));
    assertEquals("\"document\"", text(self, "trust"));
    assertTrue(text(self, "text").endsWith("…\""), text(self, "text"));
    assertTrue(
        items.values().exists(one -> text(one, "level").equals("32")), "as far as there is room");
    assertEquals(
        DashboardLineage.ENDS, items.values().count(one -> text(one, "text").startsWith("\"Copy")));
    assertEquals(404, http.get("/v1/dashboard/lineage/memory:none").status());
    assertEquals(400, http.get("/v1/dashboard/lineage/none").status());
  }

  private String made(String content, String from) {
    return http.post("/v1/memories", "{'content':'" + content + "','from':['" + from + "']}")
        .ok()
        .text("memory_id");
  }

  private JsonObject lineage(String item) {
    return (JsonObject) JsonParser.parse(http.get("/v1/dashboard/lineage/" + item).ok().body());
  }

  private static Map<String, JsonObject> items(JsonObject lineage) {
    return ((JsonArray) lineage.members().get("items").get())
        .values()
        .map(JsonObject.class::cast)
        .toMap(one -> ((JsonString) one.members().get("item").get()).value(), one -> one);
  }

  private static String text(JsonObject object, String member) {
    return CanonicalJson.of(object.members().get(member).get()).text();
  }

  @Test
  void withoutLeaveTheDashboardOnlyReads() {
    http.post("/v1/breakers/provider/failure", "").ok();
    Http page = http.with("Stoa-Dashboard", "1").with("Sec-Fetch-Site", "same-origin");
    Http.Answer refused = page.post("/v1/breakers/provider/reset", "");
    assertEquals(403, refused.status());
    assertEquals("dashboard.read_only", refused.text("code"));
    for (String step : new String[] {"", "/preview"}) {
      Http.Answer kept = page.post("/v1/dashboard/quarantine/memory:m" + step, "");
      assertEquals("dashboard.read_only", kept.text("code"));
    }
    assertTrue(http.get("/v1/dashboard/session").ok().body().contains("\"writes\":[]"));
  }
}
