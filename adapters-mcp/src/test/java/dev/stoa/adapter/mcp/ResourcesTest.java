package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Caller;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What can be read by its address. */
class ResourcesTest {

  private final Workspace workspace = Exchange.workspace();
  private final Exchange zealot = Exchange.of(workspace, "zealot");

  @BeforeEach
  void someOfEverything() {
    Exchange nobody = Exchange.of(workspace);
    nobody.call("agent_register", Map.of("identity", "zealot", "model", "m"));
    nobody.call("channel_create", Map.of("name", "build+deploy"));
    zealot.call("channel_post", Map.of("channel", "build+deploy", "content", "green"));
  }

  private JsonObject read(String uri) {
    JsonObject result = zealot.result("resources/read", Map.of("uri", uri));
    JsonObject contents = Exchange.objects(result, "contents").single();
    assertEquals(uri, Exchange.text(contents, "uri"));
    assertEquals("application/json", Exchange.text(contents, "mimeType"));
    return (JsonObject) JsonParser.parse(Exchange.text(contents, "text"));
  }

  private static String id(JsonObject result, String name) {
    return Exchange.text(Exchange.object(result, "structuredContent"), name);
  }

  @Test
  void everySingleThingHasAnAddress() {
    String memory = id(zealot.call("memory_remember", Map.of("content", "jitter")), "memory_id");
    String note = id(zealot.call("note_write", Map.of("message", "try jitter")), "note_id");
    String entry =
        id(
            zealot.call("knowledge_contribute", Map.of("domain", "ops", "content", "use jitter")),
            "knowledge_id");
    assertEquals("zealot", Exchange.text(read("stoa://agent/zealot"), "identity"));
    assertEquals("build+deploy", Exchange.text(read("stoa://channel/build%2Bdeploy"), "name"));
    assertEquals("build+deploy", Exchange.text(read("stoa://channel/build+deploy"), "name"));
    assertEquals(
        "green",
        Exchange.text(
            Exchange.objects(read("stoa://channel/build+deploy/messages"), "items").single(),
            "content"));
    assertTrue(Exchange.json(read("stoa://memory/" + memory)).contains("jitter"));
    assertTrue(Exchange.json(read("stoa://note/" + note)).contains("try jitter"));
    assertTrue(Exchange.json(read("stoa://knowledge/" + entry)).contains("use jitter"));
    assertEquals(
        1, Long.parseLong(Exchange.json(read("stoa://audit/1").members().get("sequence").get())));
  }

  @Test
  void listsAreWhereAClientBegins() {
    assertEquals(
        List.of("zealot"),
        Exchange.objects(read("stoa://agents"), "items")
            .map(one -> Exchange.text(one, "identity")));
    for (JsonObject listed :
        Exchange.objects(zealot.result("resources/list", Map.of()), "resources")) {
      read(Exchange.text(listed, "uri"));
    }
  }

  @Test
  void whatIsNotThereIsNotFound() {
    JsonObject error = error(zealot, "stoa://agent/sentinel");
    assertEquals("-32002", Exchange.json(error.members().get("code").get()));
    assertTrue(Exchange.text(error, "message").contains("sentinel"));
    assertEquals(
        "-32002", Exchange.json(error(zealot, "stoa://no/such").members().get("code").get()));
    JsonObject noNumber = error(zealot, "stoa://critique/one");
    assertEquals("-32602", Exchange.json(noNumber.members().get("code").get()));
  }

  @Test
  void notesNeedAnAgent() {
    JsonObject error = error(Exchange.of(workspace), "stoa://notes");
    assertEquals("-32002", Exchange.json(error.members().get("code").get()), "it is not offered");
  }

  @Test
  void onlyThoseOfTheChosenGroupsAreListed() {
    Exchange client = Exchange.choosing(workspace, Caller.LOCAL, Option.none(), "memory");
    Seq<JsonObject> templates =
        Exchange.objects(client.result("resources/templates/list", Map.of()), "resourceTemplates");
    assertEquals("stoa://memory/{id}", Exchange.text(templates.single(), "uriTemplate"));
    assertEquals(
        List.of("memories"),
        Exchange.names(client.result("resources/list", Map.of()), "resources"));
  }

  private static JsonObject error(Exchange client, String uri) {
    return Exchange.object(client.ask("resources/read", Map.of("uri", uri)), "error");
  }
}
