package dev.stoa.adapter.mcp;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** Lines of JSON-RPC for a server over streams, and the lines that it answers with. */
final class Exchange {

  private static final String INITIALIZE =
      "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-06-18',"
          + "'capabilities':{},'clientInfo':{'name':'test','version':'1'}}}";
  private static final String INITIALIZED =
      "{'jsonrpc':'2.0','method':'notifications/initialized'}";

  private final Catalogue catalogue;
  private final CallScope scope;
  private final boolean schemas;

  private Exchange(Catalogue catalogue, CallScope scope, boolean schemas) {
    this.catalogue = catalogue;
    this.scope = scope;
    this.schemas = schemas;
  }

  static Workspace workspace() {
    AtomicLong calls = new AtomicLong();
    return Stoa.over(
        TestWorkspace.create().storage(),
        () -> Instant.parse("2026-02-03T04:05:06Z").plusMillis(calls.incrementAndGet()));
  }

  /** As an agent, or without one. */
  static Exchange of(Workspace workspace, String... agent) {
    return of(
        Catalogue.complete(),
        workspace,
        caller(workspace, List.of(agent).headOption(), Effect.DESTRUCTIVE));
  }

  /** Who acts as an agent, or as none. */
  static Caller caller(Workspace workspace, Option<String> agent, Effect upTo) {
    return Caller.local(
        agent.map(
            name ->
                workspace
                    .agents()
                    .registerIfAbsent(AgentRegistration.of(name, "m"))
                    .getOrElseThrow(RefusalException::new)
                    .id()),
        upTo);
  }

  /** Every action of a catalogue as a tool, with schemas. */
  static Exchange of(Catalogue catalogue, Workspace workspace, Caller caller) {
    return new Exchange(catalogue, scope(catalogue, workspace, caller), true);
  }

  /** Those of a profile, without schemas. */
  static Exchange of(String profile, Workspace workspace, Caller caller) {
    return choosing(workspace, caller, Option.some(profile));
  }

  /** These tools or those of these groups, without schemas. */
  static Exchange choosing(
      Workspace workspace, Caller caller, Option<String> profile, String... tools) {
    ToolChoice choice = ToolChoice.of(Catalogue.complete(), profile, List.of(tools));
    return new Exchange(Catalogue.complete(), new CallScope(workspace, caller, choice), false);
  }

  /** With every action of a catalogue. */
  static CallScope scope(Catalogue catalogue, Workspace workspace, Caller caller) {
    return new CallScope(
        workspace, caller, ToolChoice.of(catalogue, Option.some("all"), List.empty()));
  }

  /** The response to one request. */
  JsonObject ask(String method, Map<String, ?> params) {
    JsonObject request =
        JsonObject.builder()
            .put("jsonrpc", "2.0")
            .put("id", 1)
            .put("method", method)
            .put("params", params)
            .build();
    return send(CanonicalJson.of(request).text()).find(line -> id(line).equals("1")).get();
  }

  /** The result of one request. */
  JsonObject result(String method, Map<String, ?> params) {
    return object(ask(method, params), "result");
  }

  /** The result of one tool. */
  JsonObject call(String tool, Map<String, ?> arguments) {
    return result("tools/call", Map.of("name", tool, "arguments", arguments));
  }

  /** Everything that is answered to these lines after the handshake. */
  Seq<JsonObject> send(String... lines) {
    String input =
        List.of(lines)
            .prependAll(List.of(INITIALIZE.replace('\'', '"'), INITIALIZED.replace('\'', '"')))
            .mkString("", "\n", "\n");
    StringWriter out = new StringWriter();
    McpStdio.serve(
        catalogue,
        scope,
        schemas,
        "1.2.3",
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        out);
    return List.of(out.toString().split("\n")).map(line -> (JsonObject) JsonParser.parse(line));
  }

  static JsonObject object(JsonObject owner, String name) {
    return (JsonObject)
        owner.members().get(name).getOrElseThrow(() -> new AssertionError(owner.toString()));
  }

  static Seq<JsonObject> objects(JsonObject owner, String name) {
    return ((JsonArray) owner.members().get(name).get()).values().map(one -> (JsonObject) one);
  }

  static String text(JsonObject owner, String name) {
    return ((JsonString) owner.members().get(name).get()).value();
  }

  static Seq<String> names(JsonObject owner, String list) {
    return objects(owner, list).map(one -> text(one, "name"));
  }

  /** The text of the first content of a result. */
  static String text(JsonObject result) {
    return text(objects(result, "content").head(), "text");
  }

  static String json(JsonValue value) {
    return CanonicalJson.of(value).text();
  }

  private static String id(JsonObject line) {
    return line.members().get("id").map(Exchange::json).getOrElse("");
  }
}
