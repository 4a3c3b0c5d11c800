package dev.stoa.bootstrap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

/** Critiques, calibration and breakers that two processes change at once. */
final class TrustProcessesTest {

  private static final int PROCESSES = 2;
  private static final int EACH = 20;
  private static final int PROBES = 3;
  private static final AgentName SHARED = new AgentName("shared");

  @ParameterizedTest
  @EnginesOfThisBuild
  void twoProcessesLoseNothingAndCountNothingTwice(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      prepare(stoa);
      List<JavaProcess> running = new ArrayList<>();
      for (int i = 0; i < PROCESSES; i++) {
        running.add(JavaProcess.start(TrustingProcess.class, url, "" + EACH));
      }
      int admitted = 0;
      for (JavaProcess process : running) {
        admitted += Integer.parseInt(process.finish());
      }
      assertEquals(PROBES, admitted, "probes of both");
      int all = PROCESSES * EACH;
      Reputation reputation = stoa.critiques().reputation(SHARED).get();
      assertEquals(all, reputation.critiquesGiven());
      assertEquals(all, reputation.critiquesValuable());
      assertEquals(all, reputation.proposalsMade());
      assertEquals(all / 2, reputation.proposalsAccepted());
      assertEquals(all, stoa.critiques().pattern(PatternId.of("slow query")).get().successes());
      assertEquals(
          all, stoa.breakers().find(new BreakerName("counted")).get().breaker().failures());
      // Both decided every tournament, which counts once.
      BrierTally tally = stoa.calibration().find(SHARED, DisciplineFilter.ALL).get().tally();
      assertEquals(all + EACH, tally.predictions());
      AuditQuery resolved = AuditQuery.all().ofType("rating.tournament_resolved");
      assertEquals(EACH, stoa.audit().list(resolved.limit(1_000)).items().size());
    }
  }

  private static void prepare(Stoa stoa) {
    for (int i = 0; i < EACH; i++) {
      stoa.calibration()
          .registering()
          .predict(new TournamentId("cup-" + i), SHARED, Forecast.of(new OutcomeName("yes"), 0.75))
          .get();
    }
    Duration hour = Duration.ofHours(1);
    stoa.breakers().configure(new BreakerName("counted"), new BreakerPolicy(10_000, 1, hour, 1));
    BreakerName half = new BreakerName("half");
    stoa.breakers().configure(half, new BreakerPolicy(1, 10, Duration.ZERO, PROBES));
    stoa.breakers().failure(half);
  }
}
