package dev.stoa.bootstrap.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class CalibrationRaceTest {

  private static final int THREADS = 4;
  private static final OutcomeName YES = new OutcomeName("yes");
  private static final Discipline LAW = new Discipline("law");
  private static final Seq<AgentName> AGENTS =
      Stream.range(0, 12).map(i -> new AgentName("agent-" + i)).toVector();

  @ParameterizedTest
  @EnumSource
  void concurrentResolutionsCountOnce(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    TournamentId cup = new TournamentId("cup");
    // Two workspaces on one store, as two processes have them.
    try (Stoa one = Stoa.open(engine.config(url));
        Stoa other = Stoa.open(engine.config(url))) {
      predict(one, cup);
      Seq<Resolution> resolutions =
          atOnce(i -> (i % 2 == 0 ? one : other).calibration().resolve(cup, YES).get());
      assertEquals(1, resolutions.distinct().size());
      assertEquals(Vector.fill(12, 1L), counted(one));
      AuditQuery resolved = AuditQuery.all().ofType("rating.tournament_resolved");
      assertEquals(1, one.audit().list(resolved).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void tournamentsOfTheSameAgentsAreDecidedSideBySide(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa one = Stoa.open(engine.config(url));
        Stoa other = Stoa.open(engine.config(url))) {
      for (int i = 0; i < THREADS; i++) {
        predict(one, new TournamentId("cup-" + i));
      }
      atOnce(
          i -> {
            Stoa stoa = i % 2 == 0 ? one : other;
            for (AgentName agent : AGENTS.reverse()) {
              stoa.calibration().registering().record(new DomainPrediction(agent, LAW, 0.75, true));
            }
            return stoa.calibration().resolve(new TournamentId("cup-" + i), YES).get();
          });
      assertEquals(Vector.fill(12, 2L * THREADS), counted(other));
      assertEquals(
          Vector.fill(12, 2 * THREADS * 0.0625),
          AGENTS
              .map(agent -> one.calibration().curve(agent, DisciplineFilter.of(LAW)))
              .map(curve -> curve.buckets().get(7).brierSum())
              .toVector());
    }
  }

  private static void predict(Stoa stoa, TournamentId tournament) {
    for (AgentName agent : AGENTS) {
      stoa.calibration()
          .registering()
          .predict(NewPrediction.of(tournament, agent, Forecast.of(YES, 0.75)).in(LAW))
          .get();
    }
  }

  private static Vector<Long> counted(Stoa stoa) {
    return AGENTS
        .map(agent -> stoa.calibration().find(agent, DisciplineFilter.ALL))
        .map(Option::get)
        .map((Calibration found) -> found.tally().predictions())
        .toVector();
  }

  private static <T> Seq<T> atOnce(Work<T> work) throws Exception {
    CyclicBarrier start = new CyclicBarrier(THREADS);
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<T>> all = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int which = i;
        all.add(
            () -> {
              start.await();
              return work.of(which);
            });
      }
      List<T> done = new ArrayList<>();
      for (Future<T> each : pool.invokeAll(all)) {
        done.add(each.get());
      }
      return Vector.ofAll(done);
    } finally {
      pool.shutdown();
    }
  }

  @FunctionalInterface
  private interface Work<T> {
    T of(int which);
  }
}
