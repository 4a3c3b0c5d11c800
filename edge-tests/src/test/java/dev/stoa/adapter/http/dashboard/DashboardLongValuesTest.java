package dev.stoa.adapter.http.dashboard;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.BrowserContext;
import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The longest names and texts, wide and right-to-left characters, on screens of every size. */
class DashboardLongValuesTest {

  private static final String LONG = "averylongnameofanagent_".repeat(5).substring(0, 100);
  private static final String ARABIC = "وكيل-الذاكرة";
  private static final String WIDE = "記憶を持つエージェント";
  private static final String TOPIC =
      "Should the cache of prices be warmed before it opens? ".repeat(18);

  /** What ends beyond the screen and is in nothing that scrolls or is cut. */
  private static final String BEYOND =
      """
      [...document.querySelectorAll('main *')]
        .filter(e => !e.closest('details:not([open]) > :not(summary)'))
        .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
        .filter(e => {
          for (let at = e.parentElement; at.tagName !== 'MAIN'; at = at.parentElement)
            if (getComputedStyle(at).overflowX !== 'visible') return false;
          return true;
        })
        .slice(0, 3)
        .map(e => e.tagName + '.' + e.getAttribute('class') + ' ' + Math.round(e.getBoundingClientRect().right))
        .join(', ')
      """;

  private static final List<Integer> WIDTHS = List.of(1360, 1024, 390);

  private static InstalledBrowser installed;
  private static Stoa stoa;
  private static HttpServer server;
  private static String debate;

  @BeforeAll
  static void start() {
    installed = InstalledBrowser.start().orElse(null);
    if (installed == null) {
      return;
    }
    stoa = Stoa.open(TestEngine.SQLITE.migratedUrl());
    server = HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start();
    fill(Http.on(server));
  }

  private static void fill(Http http) {
    for (String name : List.of(LONG, ARABIC, WIDE, "ada")) {
      http.post("/v1/agents", "{'identity':'" + name + "','model':'" + LONG + "'}").ok();
      http.post("/v1/tasks", "{'agent':'" + name + "','input':'" + TOPIC + "'}").ok();
      http.post("/v1/memories", "{'content':'" + TOPIC + name + "','by':'" + name + "'}").ok();
    }
    for (String name : List.of(LONG, ARABIC, WIDE)) {
      http.put("/v1/matches/" + name.hashCode(), "{'scores':{'" + name + "':1,'ada':0}}").ok();
    }
    http.post("/v1/channels", "{'name':'" + LONG + "'}").ok();
    http.post(
            "/v1/channels/" + LONG + "/messages",
            "{'as':'" + LONG + "','content':'" + "x".repeat(2_000) + "'}")
        .ok();
    http.post("/v1/knowledge", "{'as':'ada','domain':'" + LONG + "','content':'" + TOPIC + "'}")
        .ok();
    http.post(
            "/v1/conversations",
            "{'title':'" + TOPIC.substring(0, 200) + "','user':'" + LONG + "'}")
        .ok();
    debate = http.post("/v1/debate-sessions", "{'topic':'" + TOPIC + "'}").ok().text("session_id");
    http.post("/v1/debate-sessions/" + debate + "/start", "{}").ok();
    http.post(
            "/v1/debate-sessions/" + debate + "/turns",
            "{'agent':'"
                + LONG
                + "','content':'"
                + "y".repeat(3_000)
                + "','round':1,'phase':'proposal'}")
        .ok();
    http.post("/v1/breakers/" + LONG + "/failure", "").ok();
  }

  @AfterAll
  static void stop() {
    if (installed != null) {
      installed.close();
      server.close();
      stoa.close();
    }
  }

  @Test
  void noViewIsWiderThanTheScreen() {
    assumeTrue(
        installed != null, "install chromium and nodejs (Debian: apt-get install chromium nodejs)");
    List<String> views =
        List.of(
            "",
            "agents",
            "agents/" + LONG,
            "memory",
            "channels",
            "channels/" + LONG,
            "debates",
            "debates/" + debate,
            "tasks",
            "knowledge",
            "conversations",
            "evolution",
            "trust",
            "audit",
            "audit/1",
            "operations");
    StringBuilder wider = new StringBuilder();
    try (BrowserContext context = BrowserPage.context(installed.browser());
        BrowserPage opened = new BrowserPage(context, server.url())) {
      opened.open("");
      for (int width : WIDTHS) {
        opened.page().setViewportSize(width, 900);
        for (String view : views) {
          opened.go(view);
          String over = (String) opened.page().evaluate(BEYOND);
          if (!over.isEmpty()) {
            wider.append(view).append(" at ").append(width).append(": ").append(over).append('\n');
          }
        }
      }
    }
    assertTrue(wider.isEmpty(), wider::toString);
  }

  @Test
  void aLongNameLeavesRoomForTheOtherColumns() {
    assumeTrue(
        installed != null, "install chromium and nodejs (Debian: apt-get install chromium nodejs)");
    try (BrowserContext context = BrowserPage.context(installed.browser());
        BrowserPage opened = new BrowserPage(context, server.url())) {
      opened.open("agents");
      opened.waitFor("td:has-text('ada')");
      double right =
          ((Number)
                  opened
                      .page()
                      .evaluate(
                          "Math.max(...[...document.querySelectorAll('main th')]"
                              + ".map(e => e.getBoundingClientRect().right))"))
              .doubleValue();
      assertTrue(right <= 1360, "the last column ends at " + right);
      assertTrue(opened.has("[title='" + LONG + "']"));
    }
  }
}
