package dev.stoa.application.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.ProcessTable;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class RunSpawnsTest {

  @AutoClose private final Registry registry = new Registry();
  private final AgentOperations agents = registry.agents;

  @Test
  void startsCountAndAreTheLastAct() {
    registry.registered("zealot");
    Spawn first = agents.startSpawn("zealot").get();
    Spawn second = agents.startSpawn("zealot").get();
    assertEquals(1, first.number());
    assertEquals(2, second.number());
    assertEquals(2, agents.resolve("zealot").get().spawnCount());
    assertEquals(Option.some(second.startedAt()), agents.resolve("zealot").get().lastActiveAt());
    assertEquals(Either.left(new AgentRefused.Unknown("nobody")), agents.startSpawn("nobody"));
  }

  @Test
  void anOpenSpawnWakesAndEnds() {
    registry.registered("zealot");
    Spawn spawn = agents.startSpawn("zealot").get();
    agents.wake(spawn.id());
    assertEquals(2, agents.wake(spawn.id()).get().wakes());
    Spawn over = agents.endSpawn(spawn.id()).get();
    assertEquals(Option.some(over), agents.findSpawn(spawn.id()));
    Either<AgentRefused, Spawn> ended =
        Either.left(new AgentRefused.SpawnEnded(spawn.id(), over.endedAt().get()));
    assertEquals(Either.right(over), agents.endSpawn(spawn.id()));
    assertEquals(ended, agents.wake(spawn.id()));
    SpawnId nobody = new SpawnId("nobody");
    assertEquals(Either.left(new AgentRefused.SpawnUnknown(nobody)), agents.wake(nobody));
  }

  @Test
  void openSpawnsComeInPages() {
    registry.registered("zealot");
    Vector<Spawn> started = Vector.fill(3, () -> agents.startSpawn("zealot").get());
    Page<Spawn, TimePosition<SpawnId>> first = agents.openSpawns(PageRequest.first(2));
    assertEquals(started.take(2), first.items());
    assertEquals(started.drop(2), agents.openSpawns(PageRequest.after(first.next().get())).items());
    Page<Spawn, Long> newest = agents.spawnsOf("zealot", PageRequest.first(2)).get();
    assertEquals(started.reverse().take(2), newest.items());
    assertEquals(
        started.take(1),
        agents.spawnsOf("zealot", PageRequest.after(newest.next().get())).get().items());
  }

  @Test
  void orphansAreFoundAndEnded() {
    registry.registered("zealot");
    Spawn alive = on("here", 1);
    Spawn orphan = on("here", 2);
    Spawn elsewhere = on("there", 2);
    Spawn unknown = agents.startSpawn("zealot").get();
    ProcessTable here =
        new ProcessTable() {
          @Override
          public String host() {
            return "here";
          }

          @Override
          public boolean runs(long pid, Instant known) {
            return pid == 1;
          }
        };
    assertEquals(Vector.of(orphan), agents.orphans(here));
    assertEquals(Vector.of(orphan.id()), agents.endOrphans(here).map(Spawn::id));
    assertEquals(Vector.empty(), agents.orphans(here));
    assertEquals(Vector.empty(), agents.endOrphans(here));
    assertEquals(
        Vector.of(alive, elsewhere, unknown), agents.openSpawns(PageRequest.first()).items());
    assertEquals(3, agents.totals().openSpawns());
    assertEquals(4, agents.totals().spawns());
  }

  private Spawn on(String host, long pid) {
    return agents.startSpawn("zealot", new SpawnProcess(host, pid)).get();
  }
}
