package dev.stoa.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** A caller that acts as one agent cannot name another. */
class ActingAgentTest {

  private final Workspace workspace =
      Stoa.over(TestWorkspace.create().storage(), () -> Instant.parse("2026-01-02T03:04:05Z"));
  private final ActingAgent ada = new ActingAgent(new AgentName("ada"), "ada"::equals);

  @Test
  void theAgentIsFilledIn() {
    assertEquals(
        "{\"as\":\"ada\",\"channel\":\"ops\",\"content\":\"hi\"}",
        filled("channel.post", "{'channel':'ops','content':'hi'}"));
    assertEquals(
        "{\"as\":\"ada\",\"channel\":\"ops\"}",
        filled("channel.receive", "{'channel':'ops','as':'ada'}"));
  }

  @Test
  void theAgentIsFilledInInsideLists() {
    assertEquals(
        "{\"critiques\":[{\"agent\":\"ada\",\"debate\":\"d1\"}]}",
        filled("critique.file-batch", "{'critiques':[{'debate':'d1'}]}"));
    assertThrows(
        ForbiddenException.class,
        () -> filled("critique.file-batch", "{'critiques':[{'debate':'d1','agent':'bob'}]}"));
  }

  @Test
  void anotherAgentIsForbidden() {
    ForbiddenException other =
        assertThrows(
            ForbiddenException.class,
            () -> filled("channel.post", "{'channel':'ops','content':'hi','as':'bob'}"));
    Problem problem = Problem.of(other, component -> component);
    assertEquals(Problem.Kind.FORBIDDEN, problem.kind());
    assertEquals("this caller acts as ada only: leave the agent out", problem.sentence());
  }

  @Test
  void aCallerIsItsOwnUser() {
    Caller eve = new Caller("eve", Option.none(), Effect.READ, Option.none());
    JsonObject none = JsonObject.builder().build();
    assertEquals(
        "{\"user\":\"eve\"}",
        CanonicalJson.of(eve.input(workspace, action("conversation.list"), none)).text());
    JsonObject bob = (JsonObject) JsonParser.parse("{\"user\":\"bob\"}");
    ForbiddenException other =
        assertThrows(
            ForbiddenException.class, () -> eve.input(workspace, action("conversation.list"), bob));
    assertEquals("this caller is the user eve: leave the user out", other.getMessage());
    assertEquals(bob, Caller.LOCAL.input(workspace, action("conversation.list"), bob));
    Caller local = Caller.local(Option.none(), Effect.READ);
    assertThrows(
        ForbiddenException.class, () -> local.input(workspace, action("conversation.list"), bob));
  }

  @Test
  void aCallerHasAnUpperEffect() {
    Caller reader = new Caller("eve", Option.none(), Effect.READ, Option.none());
    JsonObject none = JsonObject.builder().build();
    assertEquals(none, reader.input(workspace, action("channel.list"), none));
    ForbiddenException stronger =
        assertThrows(
            ForbiddenException.class, () -> reader.input(workspace, action("memory.purge"), none));
    assertEquals(
        "this caller may have the effect read at most: memory.purge has the effect destructive",
        stronger.getMessage());
    assertTrue(Caller.LOCAL.may(action("memory.purge")));
  }

  @Test
  void aCallerNamesTheMachineOfAProcess() {
    Action<?, ?> start = action("agent.spawn.start");
    JsonObject process = JsonObject.builder().put("agent", "ada").put("pid", 7).build();
    BadInput missing =
        assertThrows(BadInput.class, () -> Caller.LOCAL.input(workspace, start, process));
    assertEquals("host", missing.member());
    JsonObject named =
        JsonObject.builder().put("agent", "ada").put("pid", 7).put("host", "a").build();
    assertEquals(named, Caller.LOCAL.input(workspace, start, named));
  }

  @Test
  void aSchemaCanLeaveTheActorOut() {
    Action<?, ?> post = action("channel.post");
    assertTrue(Schemas.ofInput(post.inputShape()).toString().contains("as={"));
    assertFalse(Schemas.ofInputWithoutActor(post.inputShape()).toString().contains("as={"));
    assertFalse(
        Schemas.ofInputWithoutActor(action("critique.file-batch").inputShape())
            .toString()
            .contains("agent={"));
  }

  @Test
  void whateverIsCalledAsIsAnActor() {
    for (Action<?, ?> action : Catalogue.complete().actions()) {
      for (Member member : action.inputShape().members()) {
        assertTrue(!member.name().equals("as") || member.isActor(), action.name());
      }
    }
  }

  private String filled(String name, String input) {
    JsonObject given = (JsonObject) JsonParser.parse(input.replace('\'', '"'));
    return CanonicalJson.of(ada.in(action(name).inputShape(), given)).text();
  }

  private static Action<?, ?> action(String name) {
    return Catalogue.complete().find(name).get();
  }
}
