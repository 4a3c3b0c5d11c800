package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stoa.actions.Caller;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.mcp.conformance.Fixtures;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The official suite of the protocol, which {@code bin/check-mcp} installs and runs: against a
 * server with the fixtures that the suite requires, and against one with the catalogue.
 */
class ConformanceSuite {

  private static final Path SUITE = Path.of(System.getProperty("stoa.mcp.conformance"));

  private static HttpServer fixtures;
  private static HttpServer stoa;

  @BeforeAll
  static void start() throws Exception {
    fixtures = serve(McpServlet.of(Fixtures::addTo));
    stoa = serve(McpServlet.of(Catalogue.complete(), "1", List.of()));
  }

  private static HttpServer serve(McpServlet servlet) throws Exception {
    return new HttpServer(0, servlet, Exchange.workspace(), request -> Caller.LOCAL);
  }

  @AfterAll
  static void stop() {
    fixtures.close();
    stoa.close();
  }

  @TestFactory
  Stream<DynamicTest> theServletPassesWithTheFixtures() {
    return Stream.of(
            "server-initialize",
            "logging-set-level",
            "ping",
            "completion-complete",
            "tools-list",
            "tools-call-simple-text",
            "tools-call-image",
            "tools-call-audio",
            "tools-call-embedded-resource",
            "tools-call-mixed-content",
            "tools-call-with-logging",
            "tools-call-error",
            "tools-call-with-progress",
            "tools-call-sampling",
            "tools-call-elicitation",
            "json-schema-2020-12",
            "elicitation-sep1034-defaults",
            "elicitation-sep1330-enums",
            "server-sse-polling",
            "server-sse-multiple-streams",
            "resources-list",
            "resources-read-text",
            "resources-read-binary",
            "resources-templates-read",
            "resources-subscribe",
            "resources-unsubscribe",
            "prompts-list",
            "prompts-get-simple",
            "prompts-get-with-args",
            "prompts-get-embedded-resource",
            "prompts-get-with-image",
            "dns-rebinding-protection")
        .map(scenario -> dynamicTest(scenario, () -> passes(fixtures, scenario)));
  }

  @TestFactory
  Stream<DynamicTest> theCatalogueIsServedAsTheProtocolAsks() {
    return Stream.of(
            "server-initialize",
            "ping",
            "tools-list",
            "resources-list",
            "prompts-list",
            "dns-rebinding-protection")
        .map(scenario -> dynamicTest(scenario, () -> passes(stoa, scenario)));
  }

  private static void passes(HttpServer server, String scenario)
      throws IOException, InterruptedException {
    Path modules = SUITE.resolve("node_modules");
    Process suite =
        new ProcessBuilder(
                modules.resolve(".bin/node").toString(),
                modules.resolve("@modelcontextprotocol/conformance/dist/index.js").toString(),
                "server",
                "--url",
                server.url() + "/mcp",
                "--scenario",
                scenario)
            .directory(SUITE.toFile())
            .redirectErrorStream(true)
            .start();
    suite.getOutputStream().close();
    String text = new String(suite.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, suite.waitFor(), text);
  }
}
