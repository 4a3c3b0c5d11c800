package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.http.routes.Route;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Requests to a server with one workspace, and what it answers. */
class HttpServerTest {

  private static HttpServer server;
  private static Http http;

  @BeforeAll
  static void start() {
    server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(HttpSettings.DEFAULT.withPort(0).withMaxBody(10_000).withMaxLines(20_000))
            .start();
    http = Http.on(server);
    http.post("/v1/agents", "{'identity':'zealot','model':'claude-4'}").ok();
    http.post("/v1/channels", "{'name':'ops'}").ok();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void writesAreReadAgain() {
    Http.Answer written =
        http.post("/v1/channels/ops/messages", "{'content':'The build is green','as':'zealot'}")
            .ok();
    assertEquals("application/json", written.header("content-type"));
    assertEquals("no-store", written.header("cache-control"));
    assertEquals("nosniff", written.header("x-content-type-options"));
    Http.Answer unread = http.get("/v1/channels/ops/unread?as=zealot").ok();
    assertEquals("{\"unread\":0}", unread.body());
  }

  @Test
  void namesInPathsMayHaveAnyCharacter() {
    http.put("/v1/breakers/acme%2Fgpt%204%20%C3%A9+%3F", "{'failure_threshold':3}").ok();
    assertEquals(
        "acme/gpt 4 é+?", http.get("/v1/breakers/acme%2Fgpt%204%20%C3%A9+%3F").ok().text("name"));
  }

  @Test
  void aBreakerAdmitsAProbeAndCountsItOnce() {
    http.put("/v1/breakers/x", "{'failure_threshold':1,'cooldown':'0s','probe_limit':1}").ok();
    http.post("/v1/breakers/x/failure", "").ok();
    String probe = "{'lease':'" + http.post("/v1/breakers/x/admit", "").ok().text("lease") + "'}";
    assertEquals("breaker.probes_taken", http.post("/v1/breakers/x/admit", "").text("code"));
    http.post("/v1/breakers/x/success", probe).ok();
    assertEquals("half_open", http.post("/v1/breakers/x/success", probe).ok().text("state"));
  }

  @Test
  void pagesAreContinuedByTheirCursor() {
    for (String name : new String[] {"a1", "a2", "a3"}) {
      http.post("/v1/agents", "{'identity':'" + name + "','model':'m'}").ok();
    }
    Http.Answer first = http.get("/v1/agents?limit=2").ok();
    assertEquals(2, first.items().size());
    Http.Answer second = http.get("/v1/agents?limit=2&after=" + first.text("next")).ok();
    assertEquals(2, second.items().size());
    assertFalse(second.body().contains("\"a1\""));
  }

  @Test
  void refusalsAreProblemsWithTheirCode() {
    http.get("/v1/agents/nobody")
        .problem(404, "agent.unknown", http.get("/v1/agents/nobody").text("detail"));
    Http.Answer taken = http.post("/v1/channels", "{'name':'ops'}");
    assertEquals(409, taken.status());
    assertEquals("channel.name_taken", taken.text("code"));
    assertEquals("about:blank", taken.text("type"));
    assertEquals("Conflict", taken.text("title"));
    assertTrue(taken.body().contains("\"facts\":{"), taken.body());
    Http.Answer unmet = http.post("/v1/memory-archive/m9/restore", "");
    assertEquals(404, unmet.status(), unmet.body());
  }

  @Test
  void badInputNamesTheMember() {
    http.get("/v1/agents?limit=many")
        .problem(400, "input.invalid", "limit: 'many' is not a whole number");
    http.get("/v1/agents?limit=0")
        .problem(400, "input.invalid", "limit: 0 is out of range: give 1 to 1000");
    http.get("/v1/agents?limit=1&limit=2")
        .problem(400, "input.invalid", "limit: it is given more than once");
    http.get("/v1/agents?colour=red")
        .problem(400, "input.invalid", "colour is unknown: use show, after, limit, as_of");
    http.get("/v1/agents?show=%ff")
        .problem(400, "input.invalid", "the query is not percent-encoded UTF-8: encode it");
    http.post("/v1/agents", "{'identity':'x'}")
        .problem(400, "input.invalid", "model: it is missing");
    http.post("/v1/agents?model=m", "{'identity':'x'}")
        .problem(400, "input.invalid", "model is in the query: send it in the body");
    http.post("/v1/channels/ops/messages", "{'channel':'ops','content':'x','as':'zealot'}")
        .problem(400, "input.invalid", "channel: it is in the path: leave it out elsewhere");
    http.post("/v1/agents", "[1]")
        .problem(400, "input.invalid", "the body is not a JSON object: put it in braces");
    assertEquals(400, http.post("/v1/agents", "{").status());
    assertEquals(
        400,
        http.send(
                "POST",
                "/v1/agents",
                Route.JSON,
                BodyPublishers.ofByteArray(new byte[] {'{', (byte) 0xff, '}'}))
            .status());
  }

  @Test
  void unknownPathsMethodsAndMediaTypesAreProblems() {
    http.get("/v1/nothing")
        .problem(
            404, "request.path", "there is nothing at this path: see /docs for those there are");
    http.get("/v1/agents/")
        .problem(
            404, "request.path", "there is nothing at this path: see /docs for those there are");
    Http.Answer method =
        http.send("DELETE", "/v1/agents", "", "")
            .problem(405, "request.method", "DELETE is not possible here: use GET, POST");
    assertEquals("GET, POST", method.header("allow"));
    http.send("POST", "/v1/agents", "text/plain", "{}")
        .problem(415, "request.media_type", "the media type is text/plain: send application/json");
    http.send("POST", "/v1/agents", "", "{}")
        .problem(415, "request.media_type", "the media type is nothing: send application/json");
    http.send("POST", "/v1/agents/batch", "application/xml", "<a/>")
        .problem(
            415,
            "request.media_type",
            "the media type is application/xml: send application/json or application/jsonl");
  }

  @Test
  void bodiesAreLimited() {
    http.post("/v1/agents", "{'identity':'x','model':'" + "y".repeat(10_000) + "'}")
        .problem(413, "request.too_large", "the body has more than 10000 bytes: send less at once");
    Http.Answer chunked =
        http.send(
            "POST",
            "/v1/memory-snapshot",
            Route.JSON_LINES,
            BodyPublishers.ofInputStream(
                () ->
                    new java.io.ByteArrayInputStream(
                        "y\n".repeat(12_000).getBytes(StandardCharsets.UTF_8))));
    assertEquals(413, chunked.status(), chunked.body());
  }

  @Test
  void jsonLinesAreReadAndWritten() {
    String lines =
        "{\"identity\":\"l1\",\"model\":\"m\"}\n\n{\"identity\":\"l2\",\"model\":\"m\"}\n";
    assertEquals(
        2, http.send("POST", "/v1/agents/batch", Route.JSON_LINES, lines).ok().items().size());
    assertEquals(
        "line 2: ",
        http.send("POST", "/v1/agents/batch", "application/x-ndjson", "{}\n{")
            .text("detail")
            .substring(0, 8));
    http.post("/v1/memories", "{'content':'the sky is blue'}").ok();
    Http.Answer export = http.get("/v1/memory-snapshot?all=true").ok();
    assertEquals(
        "application/jsonl;charset=utf-8",
        export.header("content-type").toLowerCase(java.util.Locale.ROOT));
    export.body().lines().forEach(JsonParser::parse);
    Http.Answer restored =
        http.send("POST", "/v1/memory-snapshot?mode=keep", Route.JSON_LINES, export.body()).ok();
    assertEquals("{\"restored\":0,\"skipped\":1,\"updated\":0}", restored.body());
  }

  @Test
  void exportsHaveTheMediaTypeOfTheirFormat() {
    assertTrue(
        http.get("/v1/channels/ops/export")
            .ok()
            .header("content-type")
            .startsWith("text/markdown"));
    assertTrue(
        http.get("/v1/channels/ops/export?format=json")
            .ok()
            .header("content-type")
            .startsWith("application/json"));
    assertEquals(404, http.get("/v1/channels/none/export").status());
  }

  @Test
  void theServerSaysThatItRunsAndDescribesItself() {
    assertEquals("{\"status\":\"up\"}", http.get("/health").ok().body());
    assertEquals("{\"status\":\"ready\"}", http.get("/ready").ok().body());
    assertEquals(new JsonString("3.1.0"), http.get("/openapi.json").ok().member("openapi"));
    Http.Answer page = http.get("/docs").ok();
    assertTrue(page.header("content-security-policy").startsWith("default-src 'none'"));
    assertFalse(page.body().contains("http"), page.body());
    assertFalse(http.get("/docs/page.js").ok().body().contains("http"));
    http.get("/docs/page.css").ok();
  }

  @Test
  void theRootLeadsToTheDashboard() {
    Http.Answer root = http.get("/");
    assertEquals(302, root.status(), root.body());
    assertEquals("/ui/", root.header("location"));
    assertTrue(http.get("/ui/").ok().header("content-type").startsWith("text/html"));
  }

  @Test
  void malformedRequestsAreProblemsToo() throws IOException {
    for (String request :
        new String[] {
          "GET /v1/%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
          "GET /w/a/../b/v1/agents HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
          "GET /w/a/../../v1/agents HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
          "GET /v1/a/../../b/%2e%2e/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
          "GET /v1/agents?show=%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
          "NONSENSE\r\n\r\n",
          "GET /v1//agents HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + "y".repeat(20_000) + "\r\n\r\n",
        }) {
      String answer = raw(request);
      assertTrue(answer.startsWith("HTTP/1.1 4"), answer);
      assertTrue(answer.contains("application/problem+json"), answer);
      assertFalse(answer.contains("jetty"), answer);
    }
  }

  private static String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aHeaderDoesNotChangeTheMethod() {
    http.post("/v1/agents", "{'identity':'overridden','model':'m'}").ok();
    http.with("X-HTTP-Method-Override", "DELETE")
        .get("/v1/agents/overridden")
        .problem(
            400,
            "request.method_override",
            "the header X-HTTP-Method-Override is not supported: send the method itself");
    http.get("/v1/agents/overridden").ok();
  }

  @Test
  void withoutTokensPagesOfOtherPortsAreRefused() {
    String other = "http://127.0.0.1:" + (server.port() == 3000 ? 3001 : 3000);
    http.post("/v1/channels", "{'name':'ported'}").ok();
    assertEquals(
        403,
        http.with("Origin", other).send("POST", "/v1/channels/ported/archive", "", "").status());
    assertEquals(403, http.with("Origin", "http://localhost").get("/v1/agents").status());
    http.with("Origin", server.url()).get("/v1/agents").ok();
    http.get("/v1/channels/ported").ok();
  }

  @Test
  void aSecondServerOnThePortIsRefused() {
    HttpServerBuilder second =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(HttpSettings.DEFAULT.withPort(server.port()));
    String sentence = assertThrows(UncheckedIOException.class, second::start).getMessage();
    assertTrue(
        sentence.contains("127.0.0.1:" + server.port() + " cannot be listened on"), sentence);
  }

  @Test
  void anInterruptedBodyChangesNothing() throws Exception {
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket
          .getOutputStream()
          .write(
              ("POST /v1/agents HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                      + "Content-Length: 100\r\n\r\n{\"identity\":\"half\",")
                  .getBytes(StandardCharsets.US_ASCII));
    }
    assertEquals(404, http.get("/v1/agents/half").status());
    HttpRequest head =
        HttpRequest.newBuilder(URI.create(server.url() + "/v1/agents"))
            .method("HEAD", BodyPublishers.noBody())
            .build();
    assertEquals(200, HttpClient.newHttpClient().send(head, BodyHandlers.ofString()).statusCode());
  }
}
