package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Which tools a client sees, and how they are described. */
class ToolsTest {

  private final Workspace workspace = Exchange.workspace();

  private Seq<JsonObject> tools(Catalogue catalogue, Option<String> agent, Effect upTo) {
    Caller caller = Exchange.caller(workspace, agent, upTo);
    JsonObject listed = Exchange.of(catalogue, workspace, caller).result("tools/list", Map.of());
    return Exchange.objects(listed, "tools");
  }

  private Seq<String> names(Catalogue catalogue, Option<String> agent, Effect upTo) {
    return tools(catalogue, agent, upTo).map(tool -> Exchange.text(tool, "name"));
  }

  @Test
  void everyActionOfTheCatalogueIsATool() {
    Seq<String> names = names(Catalogue.complete(), Option.some("zealot"), Effect.DESTRUCTIVE);
    Seq<String> others = names(Catalogue.complete(), Option.none(), Effect.DESTRUCTIVE);
    assertEquals(names.distinct(), names);
    assertEquals(
        ActionTool.actions(Catalogue.complete()).map(ActionTool::name).toSet(),
        names.appendAll(others).toSet());
    for (String judging : List.of("rating_record", "consensus_record", "maintain", "agent_merge")) {
      assertFalse(names.contains(judging), judging);
      assertTrue(others.contains(judging), judging);
    }
    assertEquals(List.empty(), names.reject(name -> name.matches("[a-z_]{1,64}")));
    assertTrue(names.contains("channel_handoff_offer"), names.toString());
    assertFalse(names.contains("channel_export"), "what answers in lines is no tool");
    assertFalse(names.contains("audit_checkpoint"), "what takes a secret is no tool");
  }

  @Test
  void effectsAreHintsAndSchemasAreObjects() {
    Seq<JsonObject> tools = tools(Catalogue.complete(), Option.some("zealot"), Effect.DESTRUCTIVE);
    assertEquals("true false", hints(tools, "channel_list"));
    assertEquals("false false", hints(tools, "channel_post"));
    assertEquals("false true", hints(tools, "channel_delete"));
    for (JsonObject tool : tools) {
      assertEquals("object", Exchange.text(Exchange.object(tool, "inputSchema"), "type"));
      assertEquals("object", Exchange.text(Exchange.object(tool, "outputSchema"), "type"));
      assertTrue(Exchange.text(tool, "description").endsWith("."));
    }
  }

  private static String hints(Seq<JsonObject> tools, String name) {
    JsonObject hints =
        Exchange.object(
            tools.find(tool -> Exchange.text(tool, "name").equals(name)).get(), "annotations");
    return flag(hints, "readOnlyHint") + " " + flag(hints, "destructiveHint");
  }

  private static boolean flag(JsonObject owner, String name) {
    return ((JsonBoolean) owner.members().get(name).get()).value();
  }

  @Test
  void noToolAsksWhoActs() {
    for (Action<?, ?> action : ActionTool.actions(Catalogue.complete())) {
      JsonObject schema = JsonObject.of(InputSchema.of(action));
      List.of(schema)
          .appendAll(schema.members().get("$defs").toList().flatMap(ToolsTest::definitions))
          .forEach(
              object ->
                  action
                      .inputShape()
                      .members()
                      .filter(member -> member.isActor())
                      .forEach(
                          actor ->
                              assertFalse(
                                  Exchange.object(object, "properties")
                                      .members()
                                      .containsKey(actor.name()),
                                  action.name())));
    }
  }

  private static Seq<JsonObject> definitions(Object defs) {
    return ((JsonObject) defs).members().values().map(one -> (JsonObject) one);
  }

  @Test
  void withoutAnAgentToolsThatNeedOneAreHidden() {
    Seq<String> names = names(Catalogue.complete(), Option.none(), Effect.DESTRUCTIVE);
    assertEquals(
        List.of("search", "channel_delete", "memory_remember"),
        List.of("search", "channel_delete", "memory_remember").filter(names::contains));
    assertEquals(
        List.empty(),
        List.of("channel_post", "note_briefing", "critique_file", "critique_file_batch")
            .filter(names::contains));
  }

  @Test
  void toolsAboveTheEffectOfTheCallerAreHidden() {
    Seq<String> reading = names(Catalogue.complete(), Option.some("zealot"), Effect.READ);
    assertTrue(reading.contains("memory_recall") || reading.contains("memory_list"));
    assertFalse(reading.contains("memory_remember"));
    Seq<String> writing = names(Catalogue.complete(), Option.some("zealot"), Effect.WRITE);
    assertTrue(writing.contains("memory_remember"));
    assertFalse(writing.contains("memory_purge"));
  }

  private static Seq<String> chosen(Option<String> profile, String... names) {
    return ToolChoice.of(Catalogue.complete(), profile, List.of(names)).tools().toList();
  }

  @Test
  void groupsAndSingleToolsAreChosenByName() {
    Seq<String> some = chosen(Option.none(), "memory", " notebook", "recall", "channel.post");
    assertEquals(
        List.of("channel", "memory", "note", "recall"),
        some.map(name -> name.split("_")[0]).distinct().sorted());
    assertTrue(some.contains("memory_snapshot_restore"), some.toString());
    assertEquals(
        chosen(Option.some("core")).append("memory_purge"),
        chosen(Option.some("core"), "memory_purge"));
    assertEquals(chosen(Option.some("core")), chosen(Option.none()));
    assertTrue(
        refused(() -> chosen(Option.none(), "memory", "memories"))
            .startsWith("there are no tools called memories: choose from agent, "));
    assertEquals(
        "there is no profile none: choose from core, team, debate, review, files, graph,"
            + " operate, all",
        refused(() -> chosen(Option.some("none"))));
  }

  private static String refused(Executable choice) {
    return assertThrows(InvalidValue.class, choice).getMessage();
  }
}
