package dev.stoa.application.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentMerge;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class MergeAgentsTest {

  @AutoClose private final Registry registry = new Registry();
  private final AgentOperations agents = registry.agents;

  @Test
  void theFirstBecomesPartOfTheSecond() {
    Agent ghost = registry.registered("ghost");
    Agent crucible = registry.registered("crucible");
    agents.startSpawn("crucible");
    agents.startSpawn("ghost");
    agents.startSpawn("ghost");
    Agent before = agents.resolve("ghost").get();
    AgentMerge merge = agents.merge("ghost", "crucible").get();
    assertEquals(ghost.id(), merge.merged().id());
    assertEquals(TreeMap.of("agent_sessions", 2L), merge.moved());
    assertEquals(3, merge.into().spawnCount());
    assertEquals(before.lastActiveAt(), merge.into().lastActiveAt());
    assertEquals(Either.right(merge.into()), agents.resolve("crucible"));
    assertEquals(Either.left(new AgentRefused.Unknown("ghost")), agents.resolve("ghost"));
    assertEquals(
        Vector.of(3L, 2L, 1L),
        agents.spawnsOf("crucible", PageRequest.first()).get().items().map(Spawn::number));
    assertEquals(4, agents.startSpawn("crucible").get().number());
    assertEquals(crucible.id(), merge.into().id());
  }

  @Test
  void aMergeIsAudited() {
    registry.registered("ghost");
    registry.registered("crucible");
    agents.startSpawn("ghost");
    agents.merge("ghost", "crucible");
    AuditEntry entry = trail().last();
    assertEquals("agent.merged", entry.event().eventType());
    assertEquals(
        "{\"agent_id\":\"001-aabbcc\",\"into_agent_id\":\"003-aabbcc\","
            + "\"moved\":{\"agent_sessions\":1}}",
        entry.event().details().text());
    assertEquals(3, trail().size(), "two registrations and the merge");
  }

  @Test
  void whatCannotBeMergedIsSaidAndLeavesNoTrace() {
    Agent ghost = registry.registered("ghost");
    Agent removed = registry.registered("gone");
    agents.archive("gone");
    Seq<AuditEntry> before = trail();
    Either<AgentRefused, AgentMerge> archived =
        Either.left(new AgentRefused.Archived(removed.identity(), removed.id()));
    assertEquals(
        Either.left(new AgentRefused.SelfMerge(ghost.identity())),
        agents.merge("ghost", "1-aabbcc"));
    assertEquals(archived, agents.merge("gone", "ghost"));
    assertEquals(archived, agents.merge("ghost", "gone"));
    assertEquals(Either.left(new AgentRefused.Unknown("nobody")), agents.merge("ghost", "nobody"));
    assertEquals(Either.left(new AgentRefused.Unknown("nobody")), agents.merge("nobody", "ghost"));
    assertEquals(before, trail());
    assertEquals(Either.right(ghost), agents.resolve("ghost"));
  }

  private Seq<AuditEntry> trail() {
    return registry
        .storage
        .unitOfWork()
        .read(() -> registry.storage.auditLog().after(0, 10, AuditFilter.ALL));
  }
}
