package dev.stoa.adapter.http.dashboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route.FulfillOptions;
import com.microsoft.playwright.options.AriaRole;
import dev.stoa.actions.Effect;
import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.adapter.http.access.Token;
import dev.stoa.adapter.http.access.Tokens;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.testkit.data.InTurn;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dashboard in a real browser. */
class DashboardBrowserTest {

  private static final List<String> VIEWS =
      List.of(
          "",
          "agents",
          "agents/zeno",
          "agents?compare=zeno,plato",
          "memory",
          "memory?q=jitter",
          "channels/ops?as=plato",
          "channels/dev%2Fnull",
          "tasks",
          "knowledge?as=zeno",
          "debates",
          "conversations",
          "evolution",
          "trust",
          "audit",
          "audit/3",
          "operations");

  private static final List<String> LIKE_ANOTHER =
      List.of("agents?compare=zeno,plato", "channels/dev%2Fnull");

  /** Intervals pass when the test says so, and those that run are known. */
  private static final String INTERVALS_BY_HAND =
      "window.running = new Map(); window.setInterval = work => {"
          + " running.set(running.size + 1, work); return running.size; };"
          + " window.clearInterval = id => running.delete(id);"
          + " window.tick = () => running.forEach(work => work());";

  @TempDir static Path folder;

  private static InstalledBrowser installed;
  private static Stoa stoa;
  private static HttpServer server;
  private static DashboardSample sample;
  private static BrowserContext shared;
  private static CompletableFuture<Filled> postgres;

  /** A workspace with a server and something to show. */
  private record Filled(Stoa stoa, HttpServer server, DashboardSample sample) {

    private static Filled at(String url) {
      Stoa stoa = Stoa.open(url);
      HttpServer server = serve(stoa, 0);
      return new Filled(stoa, server, DashboardSample.fill(stoa, server));
    }
  }

  @BeforeAll
  static void start() {
    installed = InstalledBrowser.start().orElse(null);
    if (installed == null) {
      return;
    }
    // Meanwhile the browser starts and looks at the other engine.
    postgres = CompletableFuture.supplyAsync(() -> Filled.at(TestEngine.POSTGRES.migratedUrl()));
    Filled filled = Filled.at(TestWorkspace.copyTo(folder.resolve("dashboard.db")));
    stoa = filled.stoa();
    server = filled.server();
    sample = filled.sample();
    shared = BrowserPage.context(installed.browser());
  }

  private static HttpServer serve(Stoa workspace, int port) {
    return HttpServer.over(workspace)
        .settings(HttpSettings.DEFAULT.withPort(port))
        .allowWrites(true)
        .start();
  }

  @BeforeEach
  void needABrowser() {
    assumeTrue(
        installed != null, "install chromium and nodejs (Debian: apt-get install chromium nodejs)");
  }

  @AfterAll
  static void stop() {
    if (installed != null) {
      installed.close();
      server.close();
      stoa.close();
      postgres.join().server().close();
      postgres.join().stoa().close();
    }
  }

  /** What is done on a page. */
  @FunctionalInterface
  private interface Steps {
    void on(BrowserPage opened, Page page) throws Exception;
  }

  /** On a page that shares the cache of the others. */
  private static void inBrowser(Steps steps) throws Exception {
    try (BrowserPage opened = new BrowserPage(shared, server.url())) {
      steps.on(opened, opened.page());
    }
  }

  /** As a new visitor. */
  private static void inNewBrowser(HttpServer at, Steps steps) throws Exception {
    try (BrowserContext context = BrowserPage.context(installed.browser());
        BrowserPage opened = new BrowserPage(context, at.url())) {
      steps.on(opened, opened.page());
    }
  }

  /** The first as a page that is loaded, the others as people go from view to view. */
  private static void everyView(BrowserPage opened, DashboardSample filled) {
    assertShown(opened.open(filled.debate()), "the debate");
    assertShown(opened.go(filled.memory()), "the memory");
    assertTrue(opened.has("stoa-figure:has-text('Outcomes one by one')"));
    assertShown(opened.go(filled.lineage()), "the lineage");
    assertTrue(opened.has("svg.chart text:has-text('more after it')"));
    for (String view : VIEWS) {
      assertShown(opened.go(view), view);
    }
    opened.assertNoFaults();
    assertEquals("No such view", opened.go("nowhere"));
  }

  private static void assertShown(String heading, String view) {
    assertFalse(heading.contains("could not be read"), view + ": " + heading);
  }

  @Test
  void everyViewIsShownOnSqlite() throws Exception {
    inBrowser((opened, page) -> everyView(opened, sample));
  }

  @Test
  void everyViewIsShownOnPostgres() throws Exception {
    Filled filled = postgres.get();
    inNewBrowser(filled.server(), (opened, page) -> everyView(opened, filled.sample()));
  }

  @Test
  void whatIsStoredIsShownAsTextAndLive() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("memory");
          assertTrue(page.locator(".hits").innerText().contains(DashboardSample.HOSTILE));
          assertFalse(opened.has(".hits img"));
          opened.open("channels/ops?as=plato");
          Http.on(server)
              .post(
                  "/v1/channels/ops/messages",
                  "{'as':'zeno','content':'" + DashboardSample.HOSTILE + " @plato'}")
              .ok();
          page.waitForSelector(".log .msg.me.new:has-text('onerror=alert(1)')");
          assertFalse(opened.has(".log img"));
          opened.go("tasks");
          Http.on(server).post("/v1/tasks", "{'agent':'zeno','input':'Ordered now'}").ok();
          page.waitForSelector("td:has-text('Ordered now')");
          opened.assertNoFaults();
        });
  }

  @Test
  void theFirstVisitTransfersLittle() throws Exception {
    inNewBrowser(
        server,
        (opened, page) -> {
          List<String> wanted = new ArrayList<>();
          page.onRequest(request -> wanted.add(request.url()));
          opened.open("");
          // By then a view that takes the first pulse for news has asked again.
          opened.waitFor(".live.beat");
          page.waitForTimeout(300);
          assertEquals(
              1, wanted.stream().filter(url -> url.endsWith("/v1/dashboard/overview")).count());
          Object bytes =
              page.evaluate(
                  "() => [...performance.getEntriesByType('navigation'),"
                      + " ...performance.getEntriesByType('resource')]"
                      + ".reduce((sum, one) => sum + one.transferSize, 0)");
          Object painted =
              page.evaluate(
                  "() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]"
                      + ".startTime)");
          System.out.println("the overview: " + bytes + " bytes, painted after " + painted + " ms");
          int transferred = ((Number) bytes).intValue();
          assertTrue(transferred > 10_000 && transferred < 80_000, bytes + " bytes");
        });
  }

  @Test
  void thePolicyRefusesMarkupAndHandlers() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("");
          Object markup =
              page.evaluate(
                  "() => { try { document.body.insertAdjacentHTML('beforeend', '<b>x</b>');"
                      + " return 'let in'; } catch (e) { return e.name; } }");
          assertEquals("TypeError", markup);
          Object handler =
              page.evaluate(
                  "() => { const b = document.createElement('button');"
                      + " try { b.setAttribute('onclick', 'window.owned = 1'); } catch (e) {}"
                      + " document.body.append(b); b.click(); return window.owned ?? 'refused'; }");
          assertEquals("refused", handler);
          Object elsewhere =
              page.evaluate("() => fetch('https://example.com/').then(() => 'sent', e => e.name)");
          assertEquals("TypeError", elsewhere);
        });
  }

  @Test
  void aProofHoldsAndFailsInTheBrowser() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("audit/3");
          opened.waitFor(".verdict.ok");
          assertEquals(3, page.locator(".steps .ok").count());
          page.getByText("Change one bit").click();
          opened.waitFor(".verdict.bad");
          assertEquals(2, page.locator(".steps .bad").count());
          page.getByText("Restore the bit").click();
          opened.waitFor(".verdict.ok");
          opened.open("audit");
          assertTrue(opened.has("text=on this page checked by your browser"));
          page.route(
              "**/v1/audit/newest?*",
              route -> {
                APIResponse answer = route.fetch();
                route.fulfill(
                    new FulfillOptions()
                        .setResponse(answer)
                        .setBody(answer.text().replaceFirst("\"event_type\":\"", "$0x")));
              });
          opened.open("audit");
          assertTrue(opened.has("text=a hash on this page is wrong"));
        });
  }

  @Test
  void theBrowserAgreesWithTheProofsOfAllSizes() throws Exception {
    SigningKey key = SigningKey.generate("example.com/log", new SecureRandom());
    Stoa log = Stoa.over(TestWorkspace.create().storage(), InstantSource.system());
    List<String> proofs = new ArrayList<>();
    for (int size = 1; size <= 40; size++) {
      log.audit().append(AuditEvent.of("query").confidence(1.0 / size)).get();
      log.audit().checkpoint(key).get();
      long last = log.audit().head().size();
      for (long entry : new long[] {1, last / 2 + 1, last}) {
        log.audit().prove(entry).peek(proof -> proofs.add(proof.text()));
      }
    }
    assertTrue(proofs.size() > 100, proofs.size() + " proofs");
    inBrowser(
        (opened, page) -> {
          opened.open("");
          Object verdicts =
              page.evaluate(
                  "async ([version, key, proofs]) => {"
                      + " const { check } = await import(`/ui/_/${version}/lib/tlog.js`);"
                      + " const both = async p => { const good = await check(p, key, false);"
                      + " const bad = await check(p, key, true);"
                      + " return good.included && good.signed && !bad.included; };"
                      + " return (await Promise.all(proofs.map(both))).filter(x => x).length; }",
                  List.of(new DashboardAssets().version(), key.verifier().toString(), proofs));
          assertEquals(proofs.size(), verdicts);
          opened.assertNoFaults();
        });
  }

  @Test
  void everythingCanBeDoneByKeyboard() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("");
          page.keyboard().press("/");
          page.keyboard().type("zen");
          opened.waitFor("#found li:has-text('zeno')");
          page.keyboard().press("Enter");
          opened.waitFor("main[aria-busy=false] h1:has-text('zeno')");
          assertEquals("main", page.evaluate("() => document.activeElement.id"));
          page.locator("stoa-figure svg.chart").first().focus();
          page.keyboard().press("End");
          page.keyboard().press("ArrowLeft");
          assertTrue(page.locator(".read").first().innerText().contains("after match-"));
          page.keyboard().press("g");
          page.keyboard().press("a");
          opened.waitFor("main[aria-busy=false] h1:has-text('Agents')");
          page.goBack();
          opened.waitFor("main[aria-busy=false] h1:has-text('zeno')");
          opened.assertNoFaults();
        });
  }

  @Test
  void aChartCanBeTakenAwayInFourForms() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("agents/zeno");
          for (String kind : List.of("CSV", "JSON", "SVG", "PNG")) {
            page.locator("stoa-figure summary").first().click();
            Download file =
                page.waitForDownload(
                    () ->
                        page.locator("stoa-figure details[open] button:has-text('" + kind + "')")
                            .click());
            assertTrue(
                file.suggestedFilename().endsWith("." + kind.toLowerCase(java.util.Locale.ROOT)));
            assertTrue(Files.size(file.path()) > 200, kind);
          }
          page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Table"))
              .first()
              .click();
          assertTrue(opened.has("stoa-figure table"));
          opened.assertNoFaults();
        });
  }

  @Test
  void aNameThatReadsLikeAFormulaIsTextInASpreadsheet() throws Exception {
    Http.on(server).post("/v1/agents", "{'identity':'=1+1','model':'model-1'}").ok();
    Http.on(server).put("/v1/matches/formula", "{'scores':{'=1+1':1,'hypatia':0}}").ok();
    inBrowser(
        (opened, page) -> {
          opened.open("agents");
          page.waitForSelector("td:has-text('=1+1')");
          Download file =
              page.waitForDownload(() -> page.locator("button:text-is('CSV')").first().click());
          String rows = Files.readString(file.path());
          assertTrue(rows.contains("\n'=1+1,"), rows);
        });
  }

  @Test
  void matchesOfOneInstantAreDrawnInTheirOrder() throws Exception {
    for (String name : List.of("first", "second")) {
      Http.on(server).post("/v1/agents", "{'identity':'" + name + "','model':'model-1'}").ok();
    }
    String matches =
        IntStream.range(0, 6)
            .mapToObj(i -> "{'debate':'batch-" + i + "','scores':{'first':1,'second':0}}")
            .collect(Collectors.joining(","));
    Http.on(server).post("/v1/matches/batch", "{'matches':[" + matches + "]}").ok();
    inBrowser(
        (opened, page) -> {
          opened.open("agents/first");
          String shown = page.locator("dd").first().innerText();
          String said = page.locator("stoa-figure").first().innerText();
          assertTrue(said.contains("6 matches, from 1,516 to " + shown + "."), said);
        });
  }

  @Test
  void workThatNobodyDoesNeedsAttention() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("");
          page.waitForSelector(".attn li:has-text('no worker runs')");
          page.waitForSelector(".attn li:has-text('Cache or not?')");
        });
  }

  @Test
  void thePaletteNeverOpensWhatWasFoundForOtherWords() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("agents");
          page.route("**/v1/search*", route -> {});
          page.keyboard().press("Control+k");
          page.locator("#palette input").fill("jitter");
          page.waitForSelector("#found:has-text('Searching')");
          assertEquals(1, page.locator("#found li").count());
          page.keyboard().press("Enter");
          assertTrue(page.url().endsWith("/ui/agents"), page.url());
        });
  }

  @Test
  void theOutcomesOfAMemoryAreDrawnOneByOne() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open(sample.memory());
          Locator figure = page.locator("stoa-figure:has-text('Outcomes one by one')");
          assertEquals(3, figure.locator("svg.chart circle.s3").count(), "it helped");
          assertEquals(2, figure.locator("svg.chart path.k2").count(), "it did not help");
          figure.locator("svg.chart").focus();
          page.keyboard().press("End");
          String last = figure.locator(".read").innerText();
          assertTrue(last.contains("Outcome 5,") && last.contains("it did not help"), last);
          figure.getByText("Table").click();
          assertEquals(5, figure.locator("tbody tr").count());
          figure.locator("summary").click();
          Download file =
              page.waitForDownload(() -> figure.locator("button:has-text('CSV')").click());
          List<String> lines = Files.readAllLines(file.path());
          assertEquals(6, lines.size());
          assertTrue(lines.get(0).startsWith("number,created_at,success,"), lines.get(0));
          opened.assertNoFaults();
        });
  }

  @Test
  void aDebateIsReplayedAndLeftBehind() throws Exception {
    inBrowser(
        (opened, page) -> {
          page.addInitScript(INTERVALS_BY_HAND);
          opened.open(sample.debate() + "?step=1");
          assertEquals(4, page.locator(".turn.dim").count());
          page.getByText("Replay").click();
          page.waitForFunction("() => running.size === 1");
          page.evaluate("() => tick()");
          page.waitForURL("**step=2");
          assertEquals(1, page.evaluate("() => running.size"));
          page.locator("nav a:has-text('Agents')").first().click();
          opened.waitFor("main[aria-busy=false] h1:has-text('Agents')");
          assertEquals(0, page.evaluate("() => running.size"), "nothing leads back");
          assertTrue(page.url().endsWith("/ui/agents"), page.url());
          opened.assertNoFaults();
        });
  }

  @Test
  void aBreakerIsResetAfterAQuestion() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("");
          page.locator("#breakers button:has-text('Reset')").click();
          opened.waitFor("#confirm[open]");
          page.locator("#confirm button:has-text('Cancel')").click();
          assertTrue(opened.has("#breakers .tag:has-text('open')"));
          page.locator("#breakers button:has-text('Reset')").click();
          page.locator("#confirm button.primary").click();
          opened.waitFor("#breakers .tag:has-text('closed')");
          opened.assertNoFaults();
        });
  }

  @Test
  void anItemIsTracedWithdrawnAndRestored() throws Exception {
    inBrowser(
        (opened, page) -> {
          opened.open("memory?scope=team%3Ab&q=backups");
          page.locator(".hits a:has-text('trusted as document')").click();
          opened.waitFor("main[aria-busy=false] svg.chart text:has-text('52 more after it')");
          assertTrue(page.locator("h1").innerText().contains("onerror=alert(1)"));
          assertFalse(opened.has("main img"), "text stays text");
          assertTrue(page.locator(".side header").first().innerText().contains("document"));
          assertEquals(12, page.locator("main table tbody tr").count(), "ten after, one before");
          page.locator("stoa-figure svg.chart").focus();
          page.keyboard().press("Home");
          String first = page.locator(".read").innerText();
          assertTrue(first.startsWith("1 step before: evidence by local, document. <img"), first);
          page.keyboard().press("Enter");
          opened.waitFor("main[aria-busy=false] .kv:has-text('https://example.com/<b>page</b>')");
          page.goBack();
          opened.waitFor("main[aria-busy=false] svg.chart text:has-text('52 more after it')");

          page.locator("main button:has-text('Quarantine')").click();
          opened.waitFor("#confirm[open]:has-text('63 items')");
          String counted = page.locator("#confirm .quiet").innerText();
          assertEquals("knowledge: 1, memory: 61, note: 1.", counted);
          page.locator("#confirm button:has-text('Cancel')").click();
          assertFalse(opened.has(".withdrawn"), "it was only counted");
          page.locator("main button:has-text('Quarantine')").click();
          page.locator("#confirm button.primary").click();
          opened.waitFor("main .verdict.bad:has-text('Withdrawn')");
          assertEquals(11 + 1, page.locator("svg .withdrawn").count(), "with the legend");
          opened.go("");
          assertTrue(opened.has(".attn li:has-text('1 quarantine is held')"));
          opened.go("memory?scope=team%3Ab&q=backups");
          assertTrue(opened.has("main .quiet:has-text('No memory has these words')"));
          opened.go("trust");
          assertTrue(opened.has("td:has-text('memory:') + td + td .tag:has-text('held')"));
          page.locator("main button:has-text('Restore')").click();
          page.locator("#confirm button.primary").click();
          opened.waitFor("table:not(:has(button))");
          opened.go(sample.lineage());
          assertFalse(opened.has(".withdrawn"), "trusted again");
          opened.assertNoFaults();
        });
    String acted =
        Http.on(server).get("/v1/audit/newest?event_type=auth.dashboard_acted&limit=2").ok().body();
    assertTrue(acted.matches(".*quarantine_ended.*item_quarantined.*"), acted);
  }

  @Test
  void peopleLogInWithATokenOrTheLinkOfTheServer() throws Exception {
    String hash = Tokens.hash("stoa_secret");
    Token token =
        new Token(
            "t1",
            hash,
            "ada",
            Option.none(),
            Effect.READ,
            Option.none(),
            Instant.EPOCH,
            Option.none(),
            Option.none(),
            Option.none());
    try (HttpServer guarded =
        HttpServer.over(stoa)
            .settings(HttpSettings.DEFAULT.withPort(0))
            .tokens(given -> Option.when(given.equals(hash), token))
            .allowWrites(true)
            .start()) {
      inNewBrowser(
          guarded,
          (opened, page) -> {
            assertEquals("Log in", opened.open("agents"));
            page.getByLabel("Token").fill("wrong");
            page.keyboard().press("Enter");
            opened.waitFor("[role=alert]:has-text('the token is unknown')");
            page.getByLabel("Token").fill("stoa_secret");
            page.keyboard().press("Enter");
            opened.waitFor("main[aria-busy=false] h1:has-text('Agents')");
            opened.go("");
            assertFalse(opened.has("#breakers button:has-text('Reset')"), "the token only reads");
            page.getByText("Log out").click();
            opened.waitFor("h1:has-text('Log in')");
            page.navigate("about:blank");
            page.navigate(guarded.dashboard());
            opened.waitFor("main[aria-busy=false] h1:has-text('Overview')");
            assertFalse(page.url().contains("#"), "the code is gone from the address");
          });
    }
  }

  @Test
  void aLostConnectionKeepsWhatIsShownAndLosesNothing() throws Exception {
    HttpServer first = serve(stoa, 0);
    int port = first.port();
    inNewBrowser(
        first,
        (opened, page) -> {
          opened.open("channels/ops");
          opened.waitFor(".live:has-text('Live')");
          first.close();
          opened.waitFor(".live.off");
          assertTrue(opened.has(".log .msg"), "what was shown stays");
          stoa.channels().post("ops", "zeno", "said meanwhile").get();
          try (HttpServer again = serve(stoa, port)) {
            assertEquals(port, again.port());
            page.waitForSelector(
                ".log .msg:has-text('said meanwhile')",
                new Page.WaitForSelectorOptions().setTimeout(20_000));
            opened.waitFor(".live:has-text('Live')");
          }
        });
  }

  @Test
  void nobodyIsKeptOut() throws Exception {
    inBrowser(
        (first, page) -> {
          // Pages of one context share a process of the browser, and would wait for each other.
          try (BrowserContext context = BrowserPage.context(installed.browser());
              BrowserPage second = new BrowserPage(context, server.url())) {
            Seq<AxeRun> runs = Vector.of(AxeRun.wide(first), AxeRun.narrow(second));
            List<String> views = new ArrayList<>(VIEWS);
            views.removeAll(LIKE_ANOTHER);
            views.addAll(List.of(sample.debate(), sample.memory(), sample.lineage()));
            List<String> found = new ArrayList<>();
            for (int i = 0; i < views.size(); i++) {
              String view = views.get(i);
              boolean whole = i == 0;
              Seq<AxeRun> here = whole ? runs : InTurn.of(i, runs);
              here.forEach(run -> run.opened().leaveFor(view));
              here.forEach(run -> run.opened().heading());
              here.forEach(run -> run.start(view, whole));
              here.forEach(run -> found.addAll(run.found()));
            }
            assertEquals(List.of(), found);
          }
        });
  }
}
