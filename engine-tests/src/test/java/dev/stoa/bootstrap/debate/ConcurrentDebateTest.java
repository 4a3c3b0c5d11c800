package dev.stoa.bootstrap.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Eight writers in one session: no turn is lost, and no version number is given twice. */
final class ConcurrentDebateTest {

  private static final int WRITERS = 8;
  private static final int EACH = 20;

  @ParameterizedTest
  @EnumSource
  void eightWritersLoseNothing(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateOperations debates = stoa.debates().registering();
      DebateSessionId id =
          debates
              .open(
                  NewDebateSession.about("cache or not").config(DebateConfig.USUAL.maxRounds(EACH)))
              .id();
      debates.start(id).get();
      CyclicBarrier together = new CyclicBarrier(WRITERS);
      ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
      List<Future<?>> writers = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        String name = "agent-" + i;
        writers.add(
            threads.submit(
                () -> {
                  together.await();
                  for (int n = 0; n < EACH; n++) {
                    debates
                        .append(id, TurnDraft.of(n + 1, DebatePhase.PROPOSAL, name, "turn " + n))
                        .getOrElseThrow(RefusalException::new);
                    stoa.codeVersions()
                        .add(id, CodeDraft.of(name + "\n" + n))
                        .getOrElseThrow(RefusalException::new);
                  }
                  return true;
                }));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
      threads.shutdown();
      List<DebateTurn> turns = new ArrayList<>();
      debates.replay(id, TurnFilter.ALL, turns::add).get();
      TreeSet<Long> all =
          LongStream.rangeClosed(1, WRITERS * EACH)
              .boxed()
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(WRITERS * EACH, turns.size());
      assertEquals(
          all,
          turns.stream().map(DebateTurn::sequence).collect(Collectors.toCollection(TreeSet::new)));
      assertEquals(
          WRITERS * EACH,
          turns.stream()
              .map(turn -> turn.draft().agent() + " " + turn.draft().round())
              .distinct()
              .count());
      assertEquals(
          Vector.ofAll(all),
          stoa.codeVersions()
              .list(id, PageRequest.first(1000))
              .items()
              .map(CodeVersion::number)
              .toVector());
      assertEquals(
          WRITERS * EACH,
          stoa.codeVersions()
                  .list(id, PageRequest.first(1000))
                  .items()
                  .flatMap(CodeVersion::diff)
                  .size()
              + 1);
      assertEquals(EACH, debates.find(id).get().totalRounds());
      assertEquals(
          EACH,
          debates
              .turnsOf(
                  AgentTurnQuery.of(turns.get(0).draft().agent())
                      .in(DebatePhase.PROPOSAL)
                      .limit(100))
              .items()
              .size());
    }
  }
}
