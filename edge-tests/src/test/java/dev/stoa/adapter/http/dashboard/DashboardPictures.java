package dev.stoa.adapter.http.dashboard;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.bootstrap.Stoa;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes the pictures of the documentation; {@code bin/dashboard-pictures} runs it. */
public final class DashboardPictures {

  private DashboardPictures() {}

  /** Writes a picture of each view into a folder. */
  public static void main(String[] arguments) throws Exception {
    Path target = Path.of(arguments[0]);
    Path file = Files.createTempDirectory("stoa-pictures").resolve("pictures.db");
    try (InstalledBrowser installed = InstalledBrowser.start().orElseThrow();
        Stoa stoa = Stoa.open("jdbc:sqlite:" + file);
        HttpServer server =
            HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start()) {
      DashboardSample sample = DashboardSample.fill(stoa, server);
      List<String> views =
          arguments.length > 1
              ? List.of(arguments).subList(1, arguments.length)
              : List.of("", "agents", "audit/7", "LINEAGE");
      try (BrowserPage opened =
          new BrowserPage(BrowserPage.context(installed.browser()), server.url())) {
        Page page = opened.page();
        page.setViewportSize(1200, 720);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        for (String view : views) {
          String address =
              view.replace("DEBATE", sample.debate())
                  .replace("MEMORY", sample.memory())
                  .replace("LINEAGE", sample.lineage());
          opened.open(address);
          page.waitForTimeout(1_000);
          page.screenshot(
              new Page.ScreenshotOptions().setPath(target.resolve(name(address) + ".png")));
        }
      }
    }
  }

  private static String name(String view) {
    String first = view.replaceAll("[/?].*", "");
    return "dashboard-" + (first.isEmpty() ? "overview" : first);
  }
}
