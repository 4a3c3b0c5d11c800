package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonObject;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a tool answers. */
class ToolCallTest {

  private final Workspace workspace = Exchange.workspace();
  private final Exchange nobody = Exchange.of(workspace);
  private final Exchange zealot = Exchange.of(workspace, "zealot");

  @BeforeEach
  void aChannel() {
    answered(nobody.call("channel_create", Map.of("name", "ops")));
  }

  @Test
  void anAnswerIsStructuredWhereThereIsASchema() {
    JsonObject result = zealot.call("channel_post", Map.of("channel", "ops", "content", "héllo"));
    JsonObject message = answered(result);
    assertEquals("héllo", Exchange.text(message, "content"));
    assertEquals("zealot", Exchange.text(message, "agent"));
    assertTrue(Exchange.text(result).contains(" | héllo | "), Exchange.text(result));
    JsonObject plain =
        Exchange.of(
                "all", workspace, Exchange.caller(workspace, Option.some("zealot"), Effect.READ))
            .call("channel_newest", Map.of("channel", "ops"));
    assertTrue(plain.members().get("structuredContent").isEmpty(), plain::toString);
    assertTrue(Exchange.text(plain).contains(" | héllo | "), Exchange.text(plain));
  }

  @Test
  void aRefusalIsAnErrorThatSaysWhy() {
    JsonObject result = nobody.call("channel_create", Map.of("name", "ops"));
    JsonObject meta = refused(result, "name ops is taken");
    assertEquals("channel.name_taken", Exchange.text(meta, "code"));
    assertEquals("conflict", Exchange.text(meta, "kind"));
    assertEquals("ops", Exchange.text(Exchange.object(meta, "facts"), "name"));
  }

  @Test
  void badInputNamesTheMember() {
    JsonObject meta = refused(zealot.call("channel_list", Map.of("limit", 0)), "limit");
    assertEquals("input.invalid", Exchange.text(meta, "code"));
    refused(zealot.call("channel_list", Map.of("limt", 1)), "limt is unknown");
    refused(zealot.call("channel_list", Map.of("limit", List.of(1))), "limit");
  }

  @Test
  void aModelCannotChooseWhoActs() {
    Map<String, String> posed = Map.of("channel", "ops", "content", "x", "as", "sentinel");
    refused(zealot.call("channel_post", posed), "this caller acts as zealot only");
    refused(nobody.call("channel_post", posed), "as: the acting agent is fixed");
    refused(
        nobody.call(
            "critique_file_batch",
            Map.of("critiques", List.of(Map.of("debate", "d", "agent", "sentinel")))),
        "the acting agent is fixed");
  }

  @Test
  void hiddenToolsAreRefused() {
    Caller reader = Exchange.caller(workspace, Option.some("zealot"), Effect.READ);
    JsonObject result =
        Exchange.of(Catalogue.complete(), workspace, reader)
            .call("channel_create", Map.of("name", "b"));
    JsonObject meta = refused(result, "may have the effect read at most");
    assertEquals("access.forbidden", Exchange.text(meta, "code"));
  }

  @Test
  void anUnknownToolIsAProtocolError() {
    JsonObject response =
        nobody.ask("tools/call", Map.of("name", "no_such", "arguments", Map.of()));
    assertEquals(
        "-32602", Exchange.json(Exchange.object(response, "error").members().get("code").get()));
  }

  private static JsonObject answered(JsonObject result) {
    assertEquals(new JsonBoolean(false), result.members().get("isError").get(), result::toString);
    return Exchange.object(result, "structuredContent");
  }

  private static JsonObject refused(JsonObject result, String why) {
    assertEquals(new JsonBoolean(true), result.members().get("isError").get(), result::toString);
    String text = Exchange.text(result);
    assertTrue(text.contains(why), text);
    return Exchange.object(result, "_meta");
  }
}
