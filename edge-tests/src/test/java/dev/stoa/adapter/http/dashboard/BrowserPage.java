package dev.stoa.adapter.http.dashboard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A page of the dashboard in a browser, which notes everything that must not happen. */
final class BrowserPage implements AutoCloseable {

  private static final String READY = "main[aria-busy=false] h1";

  private final String url;
  private final Page page;
  private final List<String> faults = new CopyOnWriteArrayList<>();

  /** In a context, whose other pages share its cache and its cookies. */
  BrowserPage(BrowserContext context, String url) {
    this.url = url;
    this.page = context.newPage();
    page.setDefaultTimeout(10_000);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            faults.add(message.text());
          }
        });
    page.onPageError(faults::add);
    page.onRequest(
        request -> {
          if (!request.url().startsWith(url) && !request.url().startsWith("blob:")) {
            faults.add("a request to " + request.url());
          }
        });
  }

  static BrowserContext context(Browser browser) {
    return browser.newContext(
        new Browser.NewContextOptions().setViewportSize(1360, 900).setAcceptDownloads(true));
  }

  Page page() {
    return page;
  }

  /** Opens a view and waits until it is shown; its heading. */
  String open(String view) {
    page.navigate(url + "/ui/" + view);
    return heading();
  }

  /** As {@link #open}, without loading the page again. */
  String go(String view) {
    leaveFor(view);
    return heading();
  }

  /** As {@link #go}, without waiting until it is shown. */
  void leaveFor(String view) {
    page.evaluate(
        "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }",
        "/ui/" + view);
  }

  String heading() {
    return page.waitForSelector(READY).innerText();
  }

  void waitFor(String selector) {
    page.waitForSelector(selector);
  }

  boolean has(String selector) {
    return page.locator(selector).count() > 0;
  }

  /** Nothing was refused, failed or requested elsewhere so far. */
  void assertNoFaults() {
    assertEquals(List.of(), faults);
  }

  void forgetFaults() {
    faults.clear();
  }

  @Override
  public void close() {
    page.close();
  }
}
