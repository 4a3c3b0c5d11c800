package dev.stoa.domain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class AgentTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  private final Agent zealot =
      Agent.registered(
          new AgentId("a1"), AgentRegistration.of("zealot", "claude").constitution("Hold."), NOW);

  @Test
  void registeringIsTheFirstAct() {
    assertEquals(Option.some(NOW), zealot.lastActiveAt());
    assertEquals(NOW, zealot.createdAt());
    assertEquals(0, zealot.spawnCount());
  }

  @Test
  void aCloneHasModelAndConstitutionAndNothingElse() {
    Agent worn = zealot.describe("I am.").started(NOW).archive(NOW);
    Instant later = NOW.plusSeconds(9);
    assertEquals(
        AgentBuilder.builder()
            .id(new AgentId("a2"))
            .identity(new AgentName("twin"))
            .constitution(zealot.constitution())
            .model("claude")
            .selfDescription(Option.none())
            .archivedAt(Option.none())
            .createdAt(later)
            .lastActiveAt(Option.none())
            .spawnCount(0)
            .build(),
        worn.cloned(new AgentId("a2"), new AgentName("twin"), later));
  }

  @Test
  void anUpdateChangesOnlyWhatItGives() {
    assertEquals(zealot, zealot.update(AgentUpdate.NONE));
    Agent moved = zealot.update(AgentUpdate.NONE.model("gpt-5"));
    assertEquals("gpt-5", moved.model());
    assertEquals(zealot.constitution(), moved.constitution());
    Agent sworn = zealot.update(AgentUpdate.NONE.constitution("Doubt."));
    assertEquals("claude", sworn.model());
    assertEquals(Option.some(new Constitution("Doubt.")), sworn.constitution());
  }

  @Test
  void archivingTwiceAndRestoringTheLiveChangeNothing() {
    Agent removed = zealot.archive(NOW);
    assertEquals(Option.some(NOW), removed.archivedAt());
    assertEquals(removed, removed.archive(NOW.plusSeconds(1)));
    assertEquals(zealot, removed.restore());
    assertEquals(zealot, zealot.restore());
  }

  @Test
  void spawnsAreNumberedFromTheCount() {
    Spawn first = zealot.nextSpawn(new SpawnId("s1"), Option.none(), NOW);
    Agent after = zealot.started(NOW.plusSeconds(1));
    Spawn second = after.nextSpawn(new SpawnId("s2"), Option.none(), NOW);
    assertEquals(1, first.number());
    assertEquals(2, second.number());
    assertEquals(Option.some(NOW.plusSeconds(1)), after.lastActiveAt());
  }

  @Test
  void absorbingAddsSpawnsAndKeepsTheLaterAct() {
    Agent busy = zealot.started(NOW.plusSeconds(5)).started(NOW.plusSeconds(6));
    Agent fresh = zealot.cloned(new AgentId("a2"), new AgentName("twin"), NOW);
    assertEquals(2, fresh.absorb(busy).spawnCount());
    assertEquals(busy.lastActiveAt(), fresh.absorb(busy).lastActiveAt());
    assertEquals(busy.lastActiveAt(), busy.absorb(fresh).lastActiveAt());
    assertEquals(busy.lastActiveAt(), busy.absorb(zealot).lastActiveAt());
    assertEquals(new AgentId("a2"), fresh.absorb(busy).id());
  }

  @Test
  void aNegativeCountIsNoCount() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            AgentBuilder.builder()
                .id(zealot.id())
                .identity(zealot.identity())
                .constitution(Option.none())
                .model("m")
                .selfDescription(Option.none())
                .archivedAt(Option.none())
                .createdAt(NOW)
                .lastActiveAt(Option.none())
                .spawnCount(-1)
                .build());
  }

  @Test
  void blankModelsAndDescriptionsAreRefusedByName() {
    assertRefused("model", () -> AgentRegistration.of("zealot", " "));
    assertRefused("model", () -> AgentUpdate.NONE.model(""));
    assertRefused("constitution", () -> AgentUpdate.NONE.constitution("\u0000"));
    assertRefused("self_description", () -> zealot.describe("\uD800"));
  }

  private static void assertRefused(String field, Runnable work) {
    IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, work::run);
    assertTrue(String.valueOf(refused.getMessage()).startsWith(field), refused.toString());
  }
}
