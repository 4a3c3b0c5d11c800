package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.agent.LocalProcesses;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentMerge;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class AgentProcessesTest {

  private static final int THREADS = 8;
  private static final int PROCESSES = 2;
  private static final int EACH = 30;

  @ParameterizedTest
  @EnginesOfThisBuild
  void spawnsOfTwoProcessesAreNumberedWithoutGaps(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      stoa.agents().register(AgentRegistration.of("zeno", "claude-4"));
      List<JavaProcess> running = new ArrayList<>();
      for (int i = 0; i < PROCESSES; i++) {
        running.add(JavaProcess.start(SpawningProcess.class, url, "zeno", "" + EACH));
      }
      for (JavaProcess process : running) {
        process.finish();
      }
      assertEquals(PROCESSES * EACH, stoa.agents().resolve("zeno").get().spawnCount());
      assertEquals(
          Vector.rangeClosedBy(PROCESSES * EACH, 1, -1).map(Integer::longValue),
          stoa.agents()
              .spawnsOf("zeno", PageRequest.first(1_000))
              .get()
              .items()
              .map(Spawn::number)
              .toVector());
    }
  }

  @ParameterizedTest
  @EnumSource
  void ofManyWhoTakeOneIdentityOneGetsIt(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      List<Either<AgentRefused, Agent>> answers =
          together(() -> stoa.agents().register(AgentRegistration.of("zeno", "claude-4")));
      assertEquals(1, answers.stream().filter(Either::isRight).count());
      Agent zeno = stoa.agents().resolve("zeno").get();
      answers.stream()
          .filter(Either::isLeft)
          .forEach(answer -> assertEquals(Either.left(zeno.holdsIdentity()), answer));
    }
  }

  @ParameterizedTest
  @EnumSource
  void mergesBothWaysAtOnceLeaveOneAgentWithEverything(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      for (String identity : new String[] {"one", "two"}) {
        stoa.agents().register(AgentRegistration.of(identity, "claude-4"));
        stoa.agents().startSpawn(identity);
      }
      List<Either<AgentRefused, AgentMerge>> answers =
          together(
              () ->
                  Thread.currentThread().getId() % 2 == 0
                      ? stoa.agents().merge("one", "two")
                      : stoa.agents().merge("two", "one"));
      assertEquals(1, answers.stream().filter(Either::isRight).count());
      assertEquals(1, stoa.agents().totals().agents().total());
      assertEquals(2, stoa.agents().totals().spawns());
      assertEquals(1, stoa.audit().list(AuditQuery.all().ofType("agent.merged")).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anOrphanIsDistinguishedFromARunningSpawn(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      LocalProcesses here = new LocalProcesses("here");
      stoa.agents().register(AgentRegistration.of("zeno", "claude-4"));
      Process other = new ProcessBuilder("sleep", "60").start();
      start(stoa, ProcessHandle.current().pid());
      Spawn orphan = start(stoa, other.pid());
      assertEquals(Vector.empty(), stoa.agents().orphans(here));
      other.destroyForcibly().waitFor();
      assertEquals(Vector.of(orphan), stoa.agents().orphans(here));
      assertEquals(Vector.of(orphan.id()), stoa.agents().endOrphans(here).map(Spawn::id));
      assertTrue(stoa.agents().findSpawn(orphan.id()).get().endedAt().isDefined());
      assertEquals(1, stoa.agents().totals().openSpawns());
    }
  }

  private static Spawn start(Stoa stoa, long pid) {
    return stoa.agents().startSpawn("zeno", new SpawnProcess("here", pid)).get();
  }

  private static <T> List<T> together(Callable<T> work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<T> answers = new ArrayList<>();
      for (Future<T> one : pool.invokeAll(Collections.nCopies(THREADS, work))) {
        answers.add(one.get());
      }
      return answers;
    } finally {
      pool.shutdown();
    }
  }
}
