package dev.stoa.app.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Edge;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Example;
import dev.stoa.actions.Progress;
import dev.stoa.actions.Touches;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.Member;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import dev.stoa.adapter.mcp.CallScope;
import dev.stoa.adapter.mcp.McpStdio;
import dev.stoa.adapter.mcp.ToolChoice;
import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every action of the catalogue, asked for what belongs to another user or to another agent, over
 * HTTP and over MCP: no content is answered, and nothing of theirs is changed.
 */
class StrangersTest {

  private static final String ADAS = "adasown";
  private static final String SENTINELS = "sentinelsown";
  private static final String HELLO =
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      """;

  @TempDir Path folder;

  /** What there is of ada and of sentinel, by the members that name it. */
  private static Map<String, JsonValue> stored(Workspace workspace) {
    run(workspace, "agent.register", "{'identity':'zealot','model':'m'}");
    run(workspace, "agent.register", "{'identity':'sentinel','model':'m'}");
    run(workspace, "channel.create", "{'name':'ops'}");
    run(workspace, "context.register", "{'specialist':'swe','context_window':8000}");
    String project =
        id(run(workspace, "project.create", said("{'name':'%s','user':'ada'}")), "project_id");
    run(workspace, "conversation.start", said("{'title':'%s','conversation':'c1','user':'ada'}"));
    run(workspace, "message.append", said("{'conversation':'c1','content':'%s','user':'ada'}"));
    run(
        workspace,
        "context.append",
        said("{'conversation':'c1','messages':[{'content':'%s'}],'seen_by':['swe'],'user':'ada'}"));
    run(
        workspace,
        "context.store",
        said(
            "{'conversation':'c1','specialist':'swe','note':'## GOAL\\n"
                + "%s\\n"
                + "## DECISIONS MADE\\n"
                + "None.\\n"
                + "## CURRENT STATUS\\n"
                + "Built\\n"
                + "## ACTIVE FILE / CODE CONTEXT\\n"
                + "Main.java\\n"
                + "## USER PREFERENCES LEARNED\\n"
                + "None.\\n"
                + "## RESUME INSTRUCTION\\n"
                + "Run.','user':'ada'}"));
    String run =
        id(
            run(
                workspace,
                "run.record",
                said("{'conversation':'c1','specialist':'swe','query':'q1','response':'%s'}")),
            "run_id");
    String correction =
        id(
            run(
                workspace,
                "correction.record",
                said(
                    "{'subject':'%s','domain':'general','claim':'Tea.','rejected':'Coffee.','decay_class':'a',"
                        + "'conversation':'c1'}")),
            "correction_id");
    String note =
        id(
            run(
                workspace,
                "note.write",
                "{'message':'" + SENTINELS + "','as':'sentinel','topic':'journal'}"),
            "note_id");
    String spawn = id(run(workspace, "agent.spawn.start", "{'agent':'sentinel'}"), "spawn_id");
    Map<String, String> names =
        HashMap.of(
            "conversation",
            "c1",
            "project",
            project,
            "run",
            run,
            "query",
            "q1",
            "correction",
            correction,
            "note",
            note,
            "spawn",
            spawn,
            "specialist",
            "swe",
            "agent",
            "sentinel",
            "from",
            "sentinel");
    return names
        .put("identity", "sentinel")
        .put("channel", "ops")
        .put("by", "sentinel")
        .<JsonValue>mapValues(JsonString::new)
        .put("words", new JsonArray(List.of(new JsonString(ADAS), new JsonString(SENTINELS))))
        .put("timeout", new JsonString("0s"));
  }

  private static String said(String json) {
    return json.replace("%s", ADAS);
  }

  private static String run(Workspace workspace, String action, String json) {
    return Catalogue.complete()
        .find(action)
        .get()
        .runJson(workspace, JsonParser.parse(json.replace('\'', '"')), Progress.NONE)
        .getOrElseThrow(RefusalException::new)
        .text();
  }

  private static String id(String json, String member) {
    return json.replaceAll("(?s).*?\"" + member + "\":\"([^\"]+)\".*", "$1");
  }

  private static String adas(Workspace workspace, Map<String, JsonValue> stored) {
    Seq<String> parts =
        List.of(
            run(workspace, "conversation.show", "{'conversation':'c1','user':'ada'}"),
            run(workspace, "conversation.list", "{'user':'ada','show':'all'}"),
            run(workspace, "message.list", "{'conversation':'c1','user':'ada'}"),
            run(workspace, "project.list", "{'user':'ada'}"),
            run(workspace, "context.list", "{'conversation':'c1','specialist':'swe','user':'ada'}"),
            run(workspace, "run.list", "{'query':'q1'}"),
            run(
                workspace,
                "correction.history",
                "{'correction':" + CanonicalJson.of(stored.get("correction").get()).text() + "}"));
    return parts.mkString("\n");
  }

  private static String sentinels(Workspace workspace) {
    return run(workspace, "agent.show", "{'agent':'sentinel'}")
        + run(workspace, "agent.spawn.list", "{'agent':'sentinel'}")
        + run(workspace, "note.list", "{'as':'sentinel','show':'all'}");
  }

  @ParameterizedTest
  @EnumSource
  void nobodyFindsOrChangesWhatIsAnothersOverHttp(TestEngine engine) {
    try (Server server = Server.start(engine, folder)) {
      Map<String, JsonValue> stored = stored(server.stoa());
      String before = adas(server.stoa(), stored);
      String agentBefore = sentinels(server.stoa());
      String bob = server.token("--subject", "bob", "--effect", "destructive");
      String zealot =
          server.token("--subject", "bob", "--agent", "zealot", "--effect", "destructive");
      String elsewhere =
          server.token("--subject", "ada", "--effect", "destructive", "--workspace", "other");
      for (String stranger : new String[] {"stoa_none", elsewhere}) {
        for (boolean operators : new boolean[] {false, true}) {
          walk(server, stranger, operators, stored)
              .forEach((input, answer) -> assertRefused("40[13]", input, answer));
        }
      }
      String writer = server.token("--subject", "bob", "--effect", "write");
      for (String caller : new String[] {zealot, writer}) {
        Map<JsonObject, String> answers = walk(server, caller, true, stored);
        assertTrue(answers.size() > 5, "asked " + answers.size());
        answers.forEach((input, answer) -> assertRefused("403", input, answer));
      }
      Map<JsonObject, String> asZealot = walk(server, zealot, false, stored);
      assertTrue(asZealot.size() > 500, "asked " + asZealot.size());
      asZealot.forEach((input, answer) -> assertNothing(input, answer, ADAS, SENTINELS));
      assertEquals(agentBefore, sentinels(server.stoa()));
      // Without an agent a token may act as any; it is still only its own user.
      walk(server, bob, false, stored)
          .forEach((input, answer) -> assertNothing(input, answer, ADAS));
      assertEquals(before, adas(server.stoa(), stored));
    }
  }

  private static void assertRefused(String status, JsonObject input, String answer) {
    assertTrue(answer.matches("(?s)" + status + " .*"), () -> input + ": " + answer);
  }

  /** What is answered to every example of every action of operators, or of every other. */
  private static Map<JsonObject, String> walk(
      Server server, String token, boolean operators, Map<String, JsonValue> stored) {
    Map<JsonObject, String> answers = HashMap.empty();
    for (Route route : Routes.of(Catalogue.complete())) {
      if (operators == (route.action().touches() == Touches.OPERATOR)) {
        for (Example example : route.action().examples()) {
          for (JsonObject input : inputs(route.action(), example, stored)) {
            JsonObject named =
                new JsonObject(
                    input.members().put("action", new JsonString(route.action().name())));
            answers = answers.put(named, send(server, token, route, input));
          }
        }
      }
    }
    return answers;
  }

  @ParameterizedTest
  @EnumSource
  void nobodyFindsOrChangesWhatIsAnothersOverMcp(TestEngine engine) {
    try (Server server = Server.start(engine, folder)) {
      Map<String, JsonValue> stored = stored(server.stoa());
      String before = adas(server.stoa(), stored);
      String agentBefore = sentinels(server.stoa());
      AgentId zealot = server.stoa().agents().resolve("zealot").get().id();
      for (Caller caller :
          List.of(
              new Caller("bob", Option.some(zealot), Effect.DESTRUCTIVE, Option.some("t2")),
              new Caller("bob", Option.none(), Effect.DESTRUCTIVE, Option.some("t1")))) {
        String[] lines = answers(server, caller, false, stored);
        assertTrue(lines.length > 500, "answered " + lines.length);
        for (String line : lines) {
          boolean echoed = line.contains("\"isError\":true");
          assertFalse(!echoed && line.contains(ADAS), line);
          assertFalse(!echoed && caller.agent().isDefined() && line.contains(SENTINELS), line);
        }
        if (caller.agent().isDefined()) {
          for (String line : List.of(answers(server, caller, true, stored)).tail()) {
            assertTrue(line.contains("\"error\":") || line.contains("\"isError\":true"), line);
          }
          assertEquals(agentBefore, sentinels(server.stoa()));
        }
      }
      assertEquals(before, adas(server.stoa(), stored));
    }
  }

  /** What is answered to the same over MCP, after the greeting. */
  private static String[] answers(
      Server server, Caller caller, boolean operators, Map<String, JsonValue> stored) {
    StringBuilder session = new StringBuilder(HELLO);
    int sent = 0;
    for (Action<?, ?> action : Catalogue.complete().on(Edge.MCP)) {
      if (operators == (action.touches() == Touches.OPERATOR)) {
        for (Example example : action.examples()) {
          for (JsonObject input : inputs(action, example, stored)) {
            session.append(call(++sent, action, input));
          }
        }
      }
    }
    StringWriter answers = new StringWriter();
    McpStdio.serve(
        Catalogue.complete(),
        new CallScope(
            server.stoa(),
            caller,
            ToolChoice.of(Catalogue.complete(), Option.some("all"), List.of())),
        true,
        "1",
        new ByteArrayInputStream(session.toString().getBytes(StandardCharsets.UTF_8)),
        answers);
    String[] lines = answers.toString().split("\n");
    assertEquals(sent + 1, lines.length);
    return lines;
  }

  /** An example about what is another's, without and with the name of the owner. */
  private static Seq<JsonObject> inputs(
      Action<?, ?> action, Example example, Map<String, JsonValue> stored) {
    Map<String, JsonValue> given = example.input().members();
    Map<String, JsonValue> about = given;
    for (Member member : action.inputShape().members()) {
      boolean replaced = given.containsKey(member.name()) || member.name().equals("timeout");
      for (JsonValue value : stored.get(member.name()).filter(one -> replaced)) {
        boolean isText =
            value instanceof JsonString
                && given.get(member.name()).forAll(JsonString.class::isInstance);
        boolean isList =
            value instanceof JsonArray
                && given.get(member.name()).forAll(JsonArray.class::isInstance);
        about = isText || isList ? about.put(member.name(), value) : about;
      }
    }
    Map<String, JsonValue> plain = about;
    Map<String, JsonValue> owned = about;
    for (Member member : action.inputShape().members()) {
      if (member.isActor()) {
        plain = plain.remove(member.name());
        owned = owned.put(member.name(), new JsonString("sentinel"));
      } else if (member.isUser()) {
        plain = plain.remove(member.name());
        owned = owned.put(member.name(), new JsonString("ada"));
      } else if (member.isOwnUser() && given.containsKey(member.name())) {
        owned = owned.put(member.name(), new JsonString("ada"));
      }
    }
    return List.of(new JsonObject(plain), new JsonObject(owned)).distinct();
  }

  private static void assertNothing(JsonObject input, String answer, String... markers) {
    assertFalse(answer.startsWith("5"), () -> input + ": " + answer);
    for (String marker : markers) {
      boolean isEchoed = !answer.startsWith("200 ") && input.toString().contains(marker);
      assertFalse(!isEchoed && answer.contains(marker), () -> input + ": " + answer);
    }
  }

  private static String call(int id, Action<?, ?> action, JsonObject input) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\"tools/call\",\"params\":{\"name\":\""
        + action.name().replace('.', '_').replace('-', '_')
        + "\",\"arguments\":"
        + CanonicalJson.of(input).text()
        + "}}\n";
  }

  private static String send(Server server, String token, Route route, JsonObject input) {
    String path = route.path();
    Map<String, JsonValue> rest = input.members();
    for (Member member : route.pathMembers()) {
      path = path.replace("{" + member.name() + "}", encoded(rest.get(member.name()).get()));
      rest = rest.remove(member.name());
    }
    if (route.hasBody()) {
      return server.sendText(
          token, route.method(), path, CanonicalJson.of(new JsonObject(rest)).text());
    }
    String query =
        rest.toList()
            .flatMap(
                one ->
                    (one._2 instanceof JsonArray list ? list.values() : List.of(one._2))
                        .map(value -> one._1 + "=" + encoded(value)))
            .mkString("&");
    return server.sendText(token, route.method(), path + (query.isEmpty() ? "" : "?" + query), "");
  }

  private static String encoded(JsonValue value) {
    String word = value instanceof JsonString text ? text.value() : CanonicalJson.of(value).text();
    return URLEncoder.encode(word, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
