package dev.stoa.adapter.http.dashboard;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * axe-core on a page of one width, in both themes. It runs in the browser until its result is
 * requested, so that pages of two widths are checked at the same time.
 */
final class AxeRun {

  /** What passes is not described: that takes longer than the rules. */
  private static final String ALL_RULES = "{resultTypes: ['violations']}";

  /** The rules that depend on colours and layout. */
  private static final String LOOKS =
      "{resultTypes: ['violations'], preload: false, runOnly: ['color-contrast',"
          + " 'scrollable-region-focusable', 'target-size', 'link-in-text-block']}";

  /** The rules that depend on colours. */
  private static final String COLOURS =
      "{resultTypes: ['violations'], preload: false, runOnly: ['color-contrast',"
          + " 'link-in-text-block']}";

  private static final String START =
      "([first, whole, name]) => { window.found = (async () => { const found = [];"
          + " await new Promise(later => setTimeout(later));"
          + " const scope = whole ? document : document.querySelector('main');"
          + " const run = async (theme, on, options) => {"
          + " document.documentElement.dataset.theme = theme;"
          + " for (const v of (await axe.run(on, options)).violations)"
          + " for (const n of v.nodes.slice(0, 2))"
          + " found.push(`${name}, ${theme}: ${v.id} ${n.target} ${n.html}`); };"
          + " await (first ? run('light', document, "
          + ALL_RULES
          + ") : run('light', scope, "
          + LOOKS
          + "));"
          + " await run('dark', scope, "
          + COLOURS
          + ");"
          + " return found; })(); }";

  private static final String WIDER_THAN_THE_PAGE =
      "() => document.documentElement.scrollWidth <= innerWidth ? [] :"
          + " ['scrolls sideways: ' + [...document.querySelectorAll('main *')].filter(e =>"
          + " !e.closest('.scroll') && e.getBoundingClientRect().right > innerWidth + 1)"
          + ".at(-1)?.outerHTML]";

  private final BrowserPage opened;
  private final boolean every;

  private AxeRun(BrowserPage opened, boolean every) {
    this.opened = opened;
    this.every = every;
  }

  /** Every rule, on a wide page. */
  static AxeRun wide(BrowserPage opened) throws IOException {
    return prepared(opened, 1360, 900, true);
  }

  /** The rules that depend on colours and layout, on a narrow page. */
  static AxeRun narrow(BrowserPage opened) throws IOException {
    return prepared(opened, 390, 844, false);
  }

  private static AxeRun prepared(BrowserPage opened, int width, int height, boolean every)
      throws IOException {
    opened.page().setViewportSize(width, height);
    opened.open("");
    try (InputStream script = AxeRun.class.getResourceAsStream("/axe.min.js")) {
      opened.page().evaluate(new String(script.readAllBytes(), StandardCharsets.UTF_8));
    }
    return new AxeRun(opened, every);
  }

  BrowserPage opened() {
    return opened;
  }

  /**
   * Begins to check the view that is shown.
   *
   * @param whole with what is around it, which is the same for all views
   */
  void start(String view, boolean whole) {
    String name = view + (every ? " wide" : " narrow");
    opened.page().evaluate(START, List.of(every, whole, name));
  }

  /** What was found. */
  @SuppressWarnings("unchecked")
  List<String> found() {
    Page page = opened.page();
    List<String> found = (List<String>) page.evaluate("() => window.found");
    found.addAll((List<String>) page.evaluate(WIDER_THAN_THE_PAGE));
    return found;
  }
}
