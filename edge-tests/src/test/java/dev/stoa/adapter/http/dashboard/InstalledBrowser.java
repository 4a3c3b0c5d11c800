package dev.stoa.adapter.http.dashboard;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Chromium and the Node.js of this machine; tests that need them are skipped without. */
final class InstalledBrowser implements AutoCloseable {

  private static final List<String> CHROMIUMS =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private final Playwright playwright;
  private final Browser browser;

  private InstalledBrowser(Path chromium, Path node) {
    playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(
                    Map.of(
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1",
                        "PLAYWRIGHT_NODEJS_PATH",
                        node.toString())));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(chromium)
                    // It runs as root in containers, where shared memory is small.
                    .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage")));
  }

  /** None where a program is missing. */
  static Optional<InstalledBrowser> start() {
    Optional<Path> chromium = CHROMIUMS.stream().flatMap(name -> found(name).stream()).findFirst();
    Optional<Path> node =
        Stream.of("node", "nodejs").flatMap(name -> found(name).stream()).findFirst();
    if (chromium.isEmpty() || node.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new InstalledBrowser(chromium.get(), node.get()));
  }

  private static Optional<Path> found(String program) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(File.pathSeparator))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    playwright.close();
  }
}
