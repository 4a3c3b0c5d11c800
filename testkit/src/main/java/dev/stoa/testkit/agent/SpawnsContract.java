package dev.stoa.testkit.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of spawns. */
public interface SpawnsContract extends WorkspaceContract<AgentStorage> {

  @Test
  default void aSpawnIsStoredAndRead() {
    Agent agent = SomeAgents.registered(storage(), "zeno");
    Spawn bare = SomeAgents.spawned(storage(), agent.id(), "s1", Option.none());
    Spawn placed =
        SomeAgents.spawned(storage(), agent.id(), "s2", Option.some(new SpawnProcess("host", 42)));
    assertEquals(Option.some(bare), ask(spawns -> spawns.find(bare.id())));
    assertEquals(Option.some(placed), ask(spawns -> spawns.find(placed.id())));
    assertEquals(Option.none(), ask(spawns -> spawns.find(new SpawnId("s3"))));
    assertEquals(
        Option.some(2L),
        storage()
            .unitOfWork()
            .read(() -> storage().agents().find(agent.id()))
            .map(Agent::spawnCount));
  }

  @Test
  default void theSuffixOfAnIdFindsThem() {
    Agent agent = SomeAgents.registered(storage(), "zeno");
    Spawn first = SomeAgents.spawned(storage(), agent.id(), "b-123456", Option.none());
    Spawn second = SomeAgents.spawned(storage(), agent.id(), "a-123456", Option.none());
    Seq<Spawn> both = ask(spawns -> spawns.endingWith("123456", 9));
    assertEquals(Vector.of(second, first), both.toVector());
    assertEquals(Vector.of(first), ask(spawns -> spawns.endingWith("b-123456", 9)).toVector());
    assertEquals(Vector.of(second), ask(spawns -> spawns.endingWith("123456", 1)).toVector());
    assertEquals(Vector.empty(), ask(spawns -> spawns.endingWith("%6", 9)).toVector());
  }

  @Test
  default void wakesAndTheEndAreStored() {
    Agent agent = SomeAgents.registered(storage(), "zeno");
    Spawn spawn = SomeAgents.spawned(storage(), agent.id(), "s1", Option.none());
    Spawn over = spawn.wake().flatMap(Spawn::wake).get().end(SomeAgents.AT.plusSeconds(7));
    save(over);
    assertEquals(Option.some(over), ask(spawns -> spawns.find(spawn.id())));
  }

  @Test
  default void aDuplicateIdOrNumberThrows() {
    Agent agent = SomeAgents.registered(storage(), "zeno");
    Agent other = SomeAgents.registered(storage(), "other");
    Spawn spawn = SomeAgents.spawned(storage(), agent.id(), "s1", Option.none());
    assertThrows(
        StorageException.class,
        () -> SomeAgents.spawned(storage(), other.id(), "s1", Option.none()));
    assertThrows(
        StorageException.class,
        () ->
            SomeAgents.write(
                storage(),
                () -> {
                  storage()
                      .spawns()
                      .add(agent.nextSpawn(new SpawnId("s2"), Option.none(), SomeAgents.AT));
                  return spawn;
                }));
    assertThrows(
        StorageException.class,
        () ->
            SomeAgents.write(
                storage(),
                () -> {
                  storage()
                      .spawns()
                      .add(
                          SomeAgents.named("nobody")
                              .nextSpawn(new SpawnId("s3"), Option.none(), SomeAgents.AT));
                  return spawn;
                }));
  }

  @Test
  default void spawnsOfAnAgentAreListedNewestFirst() {
    Agent agent = SomeAgents.registered(storage(), "zeno");
    Agent other = SomeAgents.registered(storage(), "other");
    SomeAgents.spawned(storage(), other.id(), "o1", Option.none());
    for (int i = 1; i <= 12; i++) {
      SomeAgents.spawned(storage(), agent.id(), "s" + i, Option.none());
    }
    assertEquals(Vector.of(12L, 11L, 10L), numbers(agent.id(), Long.MAX_VALUE, 3));
    assertEquals(Vector.of(9L, 8L), numbers(agent.id(), 10, 2));
    assertEquals(Vector.of(1L), numbers(agent.id(), 2, 5));
  }

  @Test
  default void openSpawnsAreListedEarliestFirst() {
    Agent agent = SomeAgents.registered(storage(), "zeno");
    Option<SpawnProcess> here = Option.some(new SpawnProcess("here", 7));
    SomeAgents.spawned(storage(), agent.id(), "b", here);
    SomeAgents.spawned(storage(), agent.id(), "a", Option.none());
    Spawn over = SomeAgents.spawned(storage(), agent.id(), "c", here);
    SomeAgents.spawned(storage(), agent.id(), "d", Option.some(new SpawnProcess("there", 7)));
    Spawn last = SomeAgents.spawned(storage(), agent.id(), "e", here);
    save(over.end(SomeAgents.AT));
    assertEquals(Vector.of("a", "b", "d", "e"), ids(spawns -> spawns.open(Option.none(), 9)));
    assertEquals(Vector.of("a", "b"), ids(spawns -> spawns.open(Option.none(), 2)));
    assertEquals(Vector.of("d", "e"), ids(spawns -> spawns.open(Option.some(after("b")), 9)));
    assertEquals(Vector.of("b", "e"), ids(spawns -> spawns.openOn("here", Option.none(), 9)));
    assertEquals(Vector.of("e"), ids(spawns -> spawns.openOn("here", Option.some(after("b")), 9)));
    assertEquals(Vector.empty(), ids(spawns -> spawns.open(Option.some(last.position()), 9)));
    assertEquals(Vector.empty(), ids(spawns -> spawns.openOn("nowhere", Option.none(), 9)));
  }

  @Test
  default void startsOfManyThreadsAreNumberedWithoutGaps() throws Exception {
    Agent agent = SomeAgents.registered(storage(), "zeno");
    int threads = 8;
    int each = 15;
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        String prefix = "t" + thread + "-";
        running.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < each; i++) {
                    SomeAgents.spawned(storage(), agent.id(), prefix + i, Option.none());
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a start failed", e.getCause());
    } finally {
      pool.shutdown();
    }
    assertEquals(
        Vector.rangeClosedBy(threads * each, 1, -1).map(Integer::longValue),
        numbers(agent.id(), Long.MAX_VALUE, threads * each + 1));
  }

  private void save(Spawn spawn) {
    SomeAgents.write(
        storage(),
        () -> {
          storage().spawns().lock(spawn.id());
          storage().spawns().save(spawn);
          return spawn;
        });
  }

  private static TimePosition<SpawnId> after(String id) {
    return new TimePosition<>(SomeAgents.AT, new SpawnId(id));
  }

  private <T> T ask(Function<Spawns, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().spawns()));
  }

  private Vector<Long> numbers(AgentId agent, long before, int limit) {
    return ask(spawns -> spawns.before(agent, before, limit)).map(Spawn::number).toVector();
  }

  private Vector<String> ids(Function<Spawns, Seq<Spawn>> question) {
    return ask(question).map(spawn -> spawn.id().value()).toVector();
  }
}
