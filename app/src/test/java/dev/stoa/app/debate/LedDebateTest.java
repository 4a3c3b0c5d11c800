package dev.stoa.app.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.app.ServingProcess;
import dev.stoa.application.debate.DebateAnswer;
import dev.stoa.application.debate.DebateParticipant;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Three participants of three threads debate through a server: one over HTTP, one over MCP, and one
 * that never answers. The server is killed at a gate, and another continues.
 */
final class LedDebateTest {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final List<String> AGENTS = List.of("zoe", "bob", "cyd");

  @TempDir private Path folder;

  @ParameterizedTest
  @EnginesOfThisBuild
  void aDebateOverHttpAndMcpIsConcludedLikeARunInJava(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    Cli cli = Cli.on(url);
    for (String agent : AGENTS) {
      cli.run("agent", "register", agent, "--model", "m").ok();
    }
    // One failure is enough to learn that this agent does not answer.
    cli.run("breaker", "configure", "debate-cyd", "--failures", "1", "--cooldown", "1h").ok();
    String zoe = token(cli, "zoe");
    String bob = token(cli, "bob");
    String cyd = token(cli, "cyd");
    String[] serve = {"--store", url, "--tokens", folder.resolve("tokens").toString()};
    String id;
    try (ServingProcess server = ServingProcess.start(serve)) {
      id = opened(cli);
      assertEquals(403, post(server, zoe, id, "/next/wait", "{'as':'bob'}").statusCode());
      assertEquals(
          403,
          post(server, zoe, id, "/answers", "{'as':'bob','content':'x','confidence':1}")
              .statusCode());
      play(server, id, "at_gate", zoe, bob, cyd);
    }
    try (ServingProcess server = ServingProcess.start(serve)) {
      String gate = cli.run("debate", "next", id, "--as", "bob", "--json").ok().text("gate_id");
      cli.run("debate", "gate", "approve", gate, "--by", "ann").ok();
      play(server, id, "concluded", zoe, bob, cyd);
    }
    String shown = cli.run("debate", "next", id, "--as", "zoe").ok().out();
    assertTrue(shown.contains("concluded") && shown.contains("zoe in convergence"), shown);
    try (Stoa stoa = Stoa.open(engine.config(url));
        Stoa other = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateSessionId run = run(other);
      assertEquals(outcome(other, run), outcome(stoa, new DebateSessionId(id)));
      assertEquals(turns(other, run), turns(stoa, new DebateSessionId(id)));
      assertEquals(other.debates().votes(run), stoa.debates().votes(new DebateSessionId(id)));
    }
  }

  private static String opened(Cli cli) {
    return cli.run(
            "debate",
            "run",
            "Cache or not?",
            "--participant",
            "zoe",
            "--participant",
            "bob",
            "--participant",
            "cyd",
            "--gate",
            "proposal",
            "--max-rounds",
            "1",
            "--timeout",
            "PT10M",
            "--answer-time",
            "PT10S",
            "--json")
        .ok()
        .text("session_id");
  }

  private static void play(
      ServingProcess server, String id, String end, String zoe, String bob, String cyd)
      throws Exception {
    CompletableFuture<String> model = async(() -> overMcp(server, bob, id));
    CompletableFuture<String> program = async(() -> overHttp(server, zoe, id));
    CompletableFuture<String> silent = async(() -> silent(server, cyd, id));
    assertEquals(end, program.get(200, TimeUnit.SECONDS));
    assertEquals(end, model.get(200, TimeUnit.SECONDS));
    assertEquals(end, silent.get(200, TimeUnit.SECONDS));
  }

  /** The same answers in one process. */
  private static DebateSessionId run(Stoa stoa) {
    stoa.breakers()
        .configure(new BreakerName("debate-cyd"), new BreakerPolicy(1, 1, Duration.ofHours(1), 1));
    DebateSessionId id =
        stoa.debates()
            .open(
                NewDebateSession.about("Cache or not?")
                    .config(
                        DebateConfig.USUAL
                            .participants(AGENTS.stream().map(AgentName::new).toList())
                            .gate(DebatePhase.PROPOSAL)
                            .maxRounds(1)
                            .timeout(Duration.ofMinutes(10))
                            .answerTime(Duration.ofSeconds(1))))
            .id();
    Map<AgentName, DebateParticipant> all = new LinkedHashMap<>();
    for (String agent : AGENTS) {
      all.put(
          new AgentName(agent),
          prompt -> {
            if (agent.equals("cyd")) {
              Thread.sleep(Duration.ofHours(1).toMillis());
            }
            return DebateAnswer.of(content(agent, prompt.phase().label()), 0.8).choice("zoe");
          });
    }
    stoa.debates().registering().run(id, all).get();
    ApprovalGate gate = stoa.gates().of(id).head();
    stoa.gates().approve(gate.id(), GateDecision.by("ann")).get();
    assertTrue(stoa.debates().registering().run(id, all).get().concluded().isDefined());
    return id;
  }

  private static String content(String agent, String phase) {
    return "I am " + agent + " in " + phase;
  }

  private static DebateOutcome outcome(Stoa stoa, DebateSessionId id) {
    return stoa.debates().concluded(stoa.debates().find(id).get().debate()).get().outcome();
  }

  private static List<String> turns(Stoa stoa, DebateSessionId id) {
    List<String> turns = new ArrayList<>();
    stoa.debates()
        .replay(
            id,
            TurnFilter.ALL,
            turn ->
                turns.add(
                    turn.sequence()
                        + " "
                        + turn.draft().phase()
                        + " "
                        + turn.draft().agent()
                        + " "
                        + turn.draft().content()
                        + " "
                        + turn.draft().confidence()))
        .get();
    return turns;
  }

  private interface Participant {
    String play() throws Exception;
  }

  private static CompletableFuture<String> async(Participant participant) {
    CompletableFuture<String> state = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                state.complete(participant.play());
              } catch (Exception | AssertionError e) {
                state.completeExceptionally(e);
              }
            });
    thread.start();
    return state;
  }

  private static boolean isHeld(String state) {
    return !state.equals("your_turn") && !state.equals("others_turn");
  }

  private static String silent(ServingProcess server, String token, String id) throws Exception {
    while (true) {
      String state = text(ok(post(server, token, id, "/next/wait", "{'wait':'PT1S'}")), "state");
      if (isHeld(state)) {
        return state;
      }
      Thread.sleep(100);
    }
  }

  private static String overHttp(ServingProcess server, String token, String id) throws Exception {
    while (true) {
      JsonObject next = ok(post(server, token, id, "/next/wait", "{'wait':'PT2S'}"));
      String state = text(next, "state");
      if (isHeld(state)) {
        return state;
      }
      if (state.equals("your_turn")) {
        assertTrue(text(next, "brief").contains("You are zoe."));
        ok(
            post(
                server,
                token,
                id,
                "/answers",
                "{'content':'%s','confidence':0.8,'choice':'zoe','turn':'%s'}"
                    .formatted(content("zoe", text(next, "phase")), text(next, "turn_id"))));
      }
    }
  }

  private static String overMcp(ServingProcess server, String token, String id) {
    try (McpSyncClient client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder(server.url())
                    .endpoint("/mcp?profile=all&schemas=true")
                    .addHttpRequestCustomizer(
                        (request, method, uri, body, context) ->
                            request.header("Authorization", "Bearer " + token))
                    .build())
            .requestTimeout(Duration.ofSeconds(60))
            .build()) {
      client.initialize();
      while (true) {
        Map<?, ?> next = call(client, "debate_next", Map.of("session", id, "wait", "PT2S"));
        String state = String.valueOf(next.get("state"));
        if (isHeld(state)) {
          return state;
        }
        if (state.equals("your_turn")) {
          call(
              client,
              "debate_answer",
              Map.of(
                  "session",
                  id,
                  "content",
                  content("bob", String.valueOf(next.get("phase"))),
                  "confidence",
                  0.8,
                  "choice",
                  "zoe",
                  "turn",
                  next.get("turn_id")));
        }
      }
    }
  }

  private static Map<?, ?> call(McpSyncClient client, String tool, Map<String, Object> input) {
    CallToolResult result = client.callTool(CallToolRequest.builder(tool).arguments(input).build());
    assertTrue(!Boolean.TRUE.equals(result.isError()), () -> result.content().toString());
    return (Map<?, ?>) result.structuredContent();
  }

  private static HttpResponse<String> post(
      ServingProcess server, String token, String id, String path, String json)
      throws IOException, InterruptedException {
    return CLIENT.send(
        HttpRequest.newBuilder(URI.create(server.url() + "/v1/debate-sessions/" + id + path))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json.replace('\'', '"')))
            .build(),
        BodyHandlers.ofString());
  }

  private static JsonObject ok(HttpResponse<String> response) {
    assertEquals(200, response.statusCode(), response.body());
    return (JsonObject) JsonParser.parse(response.body());
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.members().get(name).get()).value();
  }

  private String token(Cli cli, String agent) {
    return cli.run(
            "token",
            "create",
            "--subject",
            agent,
            "--agent",
            agent,
            "--effect",
            "write",
            "--tokens",
            folder.resolve("tokens").toString(),
            "--json")
        .ok()
        .text("token");
  }
}
