package dev.stoa.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.memory.MemoryQuery;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;

/** The actions, the dashboard and MCP below a path of the application's server. */
class HttpTest {

  private static final Pattern FILE = Pattern.compile("(?:href|src)=\"(/[^\"]+)\"");
  private static final Pattern IMPORT = Pattern.compile("from '\\./([a-z-]+\\.js)'");
  private static final String MEMORY = "{\"content\":\"Retries need jitter\"}";

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();

  private static ConfigurableApplicationContext serving(Path folder, String... further) {
    String[] properties = java.util.Arrays.copyOf(further, further.length + 1);
    properties[further.length] = "--stoa.http.enabled=true";
    return SecuredApplication.run(folder, properties);
  }

  @Test
  void theApplicationsSecurityDecides() throws Exception {
    try (ConfigurableApplicationContext context = serving(folder)) {
      assertThat(get(context, "/stoa/v1/totals", "").statusCode()).isEqualTo(401);
      assertThat(get(context, "/stoa/ui/", "").statusCode()).isEqualTo(401);
      HttpResponse<String> open = get(context, "/stoa/docs", "");
      assertThat(open.statusCode()).isEqualTo(401);
      assertThat(open.body()).contains("access.user_missing");
      HttpResponse<String> clerk = get(context, "/stoa/v1/totals", "CLERK");
      assertThat(clerk.statusCode()).isEqualTo(403);
      assertThat(clerk.body()).contains("access.user");
      assertThat(get(context, "/stoa/v1/evolution/runs", "STOA_WRITE").statusCode()).isEqualTo(403);
      assertThat(get(context, "/stoa/v1/totals", "STOA_READ").body()).contains("\"agents\":{");
      HttpResponse<String> refused = post(context, "/stoa/v1/memories", "STOA_READ", MEMORY);
      assertThat(refused.statusCode()).isEqualTo(403);
      assertThat(refused.body()).contains("may have the effect read at most");
      Stoa stoa = context.getBean(Stoa.class);
      assertThat(stoa.memory().list(MemoryQuery.all()).items()).isEmpty();
      assertThat(post(context, "/stoa/v1/memories", "STOA_WRITE", MEMORY).statusCode())
          .isEqualTo(200);
      assertThat(stoa.memory().list(MemoryQuery.all()).items()).hasSize(1);
      assertThat(
              context.getBean(MeterRegistry.class).find("stoa.http.requests").timers().stream()
                  .map(timer -> timer.getId().getTag("action")))
          .contains("memory.remember");
    }
  }

  @Test
  void aPageOfAnotherServerMayNotCall() throws Exception {
    try (ConfigurableApplicationContext context = serving(folder)) {
      HttpRequest.Builder foreign =
          request(context, "/stoa/v1/memories", "STOA_WRITE")
              .header("Origin", "https://elsewhere.example")
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(MEMORY));
      HttpResponse<String> answer =
          client.send(foreign.build(), HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(403);
      assertThat(answer.body()).contains("request.origin");
      assertThat(context.getBean(Stoa.class).memory().list(MemoryQuery.all()).items()).isEmpty();
    }
  }

  @Test
  void theDashboardLoadsBelowAnyPath() throws Exception {
    try (ConfigurableApplicationContext context =
        serving(folder, "--server.servlet.context-path=/app", "--stoa.http.path=/inner/stoa")) {
      String root = "/app/inner/stoa";
      HttpResponse<String> home = get(context, root, "STOA_READ");
      assertThat(home.statusCode()).isEqualTo(302);
      assertThat(home.headers().firstValue("Location").orElseThrow()).endsWith(root + "/ui/");
      String page = get(context, root + "/ui/memory", "STOA_READ").body();
      Set<String> files = new LinkedHashSet<>();
      Matcher file = FILE.matcher(page);
      while (file.find()) {
        files.add(file.group(1));
      }
      assertThat(files).hasSizeGreaterThan(15).allMatch(one -> one.startsWith(root + "/ui/_/"));
      for (String one : files) {
        HttpResponse<String> answer = get(context, one, "STOA_READ");
        assertThat(answer.statusCode()).as(one).isEqualTo(200);
        Matcher imported = IMPORT.matcher(answer.body());
        while (imported.find()) {
          assertThat(files).contains(one.substring(0, one.lastIndexOf('/') + 1) + imported.group(1));
        }
      }
      assertThat(get(context, root + "/v1/dashboard/session", "STOA_READ").body())
          .contains("\"login\":false", "\"subject\":\"STOA_READ\"", "\"writes\":[]");
      assertThat(get(context, root + "/openapi.json", "STOA_READ").body())
          .contains("\"url\": \"" + root + "/\"");
      String docs = get(context, root + "/docs", "STOA_READ").body();
      assertThat(docs).contains("href=\"docs/page.css\"");
      assertThat(get(context, root + "/docs/page.css", "STOA_READ").statusCode()).isEqualTo(200);
      assertThat(get(context, root + "/v1/nothing", "STOA_READ").body()).contains("request.path");
      assertThat(post(context, root + "/mcp", "STOA_READ", "{}").statusCode()).isEqualTo(400);
    }
  }

  /** Closed twice, since the end of the stream is read after the application has stopped. */
  @Test
  @SuppressWarnings("try")
  void eventsArriveAndDoNotKeepTheApplicationFromStopping() throws Exception {
    try (ConfigurableApplicationContext context =
        serving(
            folder,
            "--server.shutdown=graceful",
            "--spring.lifecycle.timeout-per-shutdown-phase=10m")) {
      HttpResponse<InputStream> stream =
          client.send(
              request(context, "/stoa/v1/events", "STOA_READ").build(),
              HttpResponse.BodyHandlers.ofInputStream());
      try (BufferedReader lines =
          new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
        assertThat(lines.readLine()).isNotNull();
        context.getBean(Stoa.class).memory().remember("Retries need jitter").get();
        String line = lines.readLine();
        while (line != null && !line.startsWith("data:")) {
          line = lines.readLine();
        }
        assertThat(line).isNotNull();
        // Returns only because the stream is ended: its time is longer than that of a test.
        context.close();
        while (line != null) {
          line = lines.readLine();
        }
      }
    }
  }

  @Test
  void nothingIsServedUnlessTheApplicationSaysSo() throws Exception {
    try (ConfigurableApplicationContext context = SecuredApplication.run(folder)) {
      assertThat(get(context, "/stoa/v1/totals", "STOA_READ").statusCode()).isEqualTo(404);
      assertThat(get(context, "/stoa/ui/", "STOA_READ").statusCode()).isEqualTo(404);
      assertThat(post(context, "/stoa/mcp", "STOA_READ", "{}").statusCode()).isEqualTo(404);
    }
  }

  @Test
  void mcpCanBeLeftOut() throws Exception {
    try (ConfigurableApplicationContext context = serving(folder, "--stoa.mcp.enabled=false")) {
      HttpResponse<String> answer = post(context, "/stoa/mcp", "STOA_READ", "{}");
      assertThat(answer.statusCode()).isEqualTo(404);
      assertThat(answer.body()).contains("request.path");
    }
  }

  private static HttpRequest.Builder request(
      ConfigurableApplicationContext context, String path, String user) {
    HttpRequest.Builder request = HttpRequest.newBuilder(SecuredApplication.at(context, path));
    return user.isEmpty()
        ? request
        : request.header("Authorization", SecuredApplication.login(user));
  }

  private HttpResponse<String> get(
      ConfigurableApplicationContext context, String path, String user) throws Exception {
    return client.send(
        request(context, path, user).build(), HttpResponse.BodyHandlers.ofString());
  }

  private HttpResponse<String> post(
      ConfigurableApplicationContext context, String path, String user, String body)
      throws Exception {
    return client.send(
        request(context, path, user)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }
}
