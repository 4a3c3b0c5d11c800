package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.control.Either;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServletRequest;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The client of the SDK over HTTP; each request says who calls. */
class McpServletTest {

  private final Workspace workspace = Exchange.workspace();
  private final BlockingQueue<ProgressNotification> progress = new LinkedBlockingQueue<>();
  private HttpServer server;

  @BeforeEach
  void aServer() throws Exception {
    Exchange.of(workspace).call("agent_register", Map.of("identity", "zealot", "model", "m"));
    Exchange.of(workspace).call("agent_register", Map.of("identity", "sentinel", "model", "m"));
    Exchange.of(workspace).call("channel_create", Map.of("name", "ops"));
    serve(Catalogue.complete());
  }

  private void serve(Catalogue catalogue) throws Exception {
    McpServlet servlet = McpServlet.of(catalogue, "1.2.3", List.of("stoa.example"));
    server = new HttpServer(0, servlet, workspace, this::caller);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Caller caller(HttpServletRequest request) {
    return Exchange.caller(
        workspace,
        Option.of(request.getHeader("X-Agent")),
        Option.of(request.getHeader("X-Effect")).map(Effect::valueOf).getOrElse(Effect.READ));
  }

  private McpSyncClient client(String agent, Effect upTo) {
    return client("/mcp?profile=all&schemas=true", agent, upTo);
  }

  private McpSyncClient client(String endpoint, String agent, Effect upTo) {
    McpSyncClient client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder(server.url())
                    .endpoint(endpoint)
                    .addHttpRequestCustomizer(
                        (request, method, uri, body, context) ->
                            (agent.isEmpty() ? request : request.header("X-Agent", agent))
                                .header("X-Effect", upTo.name()))
                    .build())
            .requestTimeout(Duration.ofSeconds(60))
            .progressConsumer(progress::add)
            .build();
    client.initialize();
    return client;
  }

  private static CallToolResult call(
      McpSyncClient client, String tool, Map<String, Object> arguments) {
    return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
  }

  @Test
  void callersActAsTheirAgentAndSeeWhatTheyMayDo() {
    try (McpSyncClient zealot = client("zealot", Effect.WRITE);
        McpSyncClient sentinel = client("sentinel", Effect.READ)) {
      Map<String, Object> post = Map.of("channel", "ops", "content", "green");
      assertFalse(call(zealot, "channel_post", post).isError());
      assertTrue(call(sentinel, "channel_post", post).isError());
      assertTrue(names(zealot).contains("channel_post"));
      assertFalse(names(zealot).contains("channel_delete"));
      assertFalse(names(sentinel).contains("channel_post"));
      Map<?, ?> unread =
          (Map<?, ?>)
              call(sentinel, "channel_unread", Map.of("channel", "ops")).structuredContent();
      assertEquals("1", unread.get("unread").toString());
      assertEquals(
          1,
          zealot
              .readResource(ReadResourceRequest.builder("stoa://inbox").build())
              .contents()
              .size());
    }
  }

  @Test
  void resourcesAndPromptsAreThoseThatACallerCanReach() {
    try (McpSyncClient operator = client("/mcp", "", Effect.READ);
        McpSyncClient zealot = client("/mcp", "zealot", Effect.READ);
        McpSyncClient memories = client("/mcp?tools=memory,channel", "", Effect.READ)) {
      assertFalse(resources(operator).contains("stoa://inbox"));
      assertTrue(resources(operator).contains("stoa://memories"));
      assertTrue(resources(zealot).contains("stoa://inbox"));
      assertEquals(List.of("stoa://channels", "stoa://memories"), resources(memories));
      assertEquals(
          List.of("stoa://channel/{name}", "stoa://channel/{name}/messages", "stoa://memory/{id}"),
          memories.listResourceTemplates().resourceTemplates().stream()
              .map(ResourceTemplate::uriTemplate)
              .sorted()
              .toList());
      assertEquals(
          List.of("brief_me"),
          memories.listPrompts().prompts().stream().map(Prompt::name).toList());
      assertThrows(
          McpError.class,
          () -> memories.readResource(ReadResourceRequest.builder("stoa://agents").build()));
    }
  }

  private static List<String> resources(McpSyncClient client) {
    return client.listResources().resources().stream().map(Resource::uri).sorted().toList();
  }

  private static List<String> names(McpSyncClient client) {
    return client.listTools().tools().stream().map(Tool::name).toList();
  }

  record Count(@Param("How far.") long upTo) {}

  @Test
  void longWorkReportsHowFarItIs() throws Exception {
    Action<?, ?> count =
        Action.ofWorkspace()
            .read("count.up", "Counts.")
            .takes(Count.class)
            .gives(
                Count.class,
                (unused, input, done) -> {
                  done.done(input.upTo());
                  return Either.right(input);
                });
    server.close();
    serve(
        new Catalogue(
            io.vavr.collection.List.of(
                ActionGroup.of("count", "Counting.", () -> io.vavr.collection.List.of(count)))));
    try (McpSyncClient client = client("zealot", Effect.READ)) {
      call(client, "count_up", Map.of("up_to", 7));
      client.callTool(
          CallToolRequest.builder("count_up")
              .arguments(Map.of("up_to", 8))
              .progressToken("p")
              .build());
    }
    ProgressNotification first = progress.poll(60, TimeUnit.SECONDS);
    assertEquals("p 8.0", first.progressToken() + " " + first.progress());
    assertTrue(progress.isEmpty());
  }

  @Test
  void foreignNamesAndPagesAreRefused() throws Exception {
    assertEquals(400, status("localhost", ""));
    assertEquals(400, status("Stoa.Example:8080", ""));
    assertEquals(400, status("[::1]:80", "Origin: http://localhost:3000\r\n"));
    assertEquals(403, status("evil.example", ""));
    assertEquals(403, status("127.0.0.1", "Origin: https://evil.example\r\n"));
    assertEquals(403, status("127.0.0.1", "Origin: null\r\n"));
  }

  /** The status of a request that is otherwise merely malformed. */
  private int status(String host, String headers) throws Exception {
    URI url = URI.create(server.url());
    try (Socket socket = new Socket(url.getHost(), url.getPort())) {
      String request =
          "POST /mcp HTTP/1.1\r\nHost: "
              + host
              + "\r\n"
              + headers
              + "Content-Type: application/json\r\n"
              + "Content-Length: 2\r\n"
              + "Connection: close\r\n\r\n"
              + "{}";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return Integer.parseInt(answer.split(" ")[1]);
    }
  }
}
