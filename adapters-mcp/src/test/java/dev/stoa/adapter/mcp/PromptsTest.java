package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Caller;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Prompts name existing tools. */
class PromptsTest {

  private final Workspace workspace = Exchange.workspace();

  private static String text(Exchange client, String name, Map<String, String> arguments) {
    JsonObject result = client.result("prompts/get", Map.of("name", name, "arguments", arguments));
    return Exchange.text(
        Exchange.object(Exchange.objects(result, "messages").single(), "content"), "text");
  }

  @Test
  void theyNameOnlyToolsThatAreOffered() {
    String asAgent = text(Exchange.of(workspace, "zealot"), "brief_me", Map.of("topic", "retries"));
    assertTrue(asAgent.contains("topic: retries\n"), asAgent);
    assertTrue(asAgent.contains("1. Read your notes and duties with note_briefing."), asAgent);
    String asNobody = text(Exchange.of(workspace), "brief_me", Map.of());
    assertFalse(asNobody.contains("note_briefing"), asNobody);
    assertTrue(asNobody.contains("1. "), asNobody);
  }

  @Test
  void everyStepNamesAnAction() {
    assertEquals(
        HashSet.empty(),
        Prompt.ALL
            .flatMap(Prompt::steps)
            .map(Prompt.Step::action)
            .toSet()
            .removeAll(ActionTool.actions(Catalogue.complete()).map(action -> action.name())));
  }

  @Test
  void whatIsMissingIsSaid() {
    JsonObject response =
        Exchange.of(workspace).ask("prompts/get", Map.of("name", "challenge_claim"));
    assertEquals(
        "the argument claim is missing: The claim.",
        Exchange.text(Exchange.object(response, "error"), "message"));
  }

  @Test
  void promptsWithoutAnyOfTheirToolsAreNotListed() {
    assertEquals(
        List.empty(),
        Exchange.names(
            Exchange.choosing(workspace, Caller.LOCAL, Option.none(), "breaker")
                .result("prompts/list", Map.of()),
            "prompts"));
    assertEquals(
        List.of("brief_me", "challenge_claim", "record_decision"),
        Exchange.names(Exchange.of(workspace).result("prompts/list", Map.of()), "prompts")
            .sorted());
  }
}
