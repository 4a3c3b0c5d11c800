package dev.stoa.domain.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.RefusalKind;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class DebateStatusTest {

  private static final Instant OPENED = Instant.parse("2026-01-02T03:04:05Z");
  private static final Instant NOW = OPENED.plusSeconds(60);

  /** Every change of state there is, in words of the seed and of the decisions. */
  private static final Set<String> LEGAL =
      Set.of(
          "pending>running",
          "pending>cancelled",
          "running>paused",
          "running>completed",
          "running>failed",
          "running>cancelled",
          "paused>running",
          "paused>failed",
          "paused>cancelled");

  @Test
  void everyPairOfStatesIsLegalOrRefused() {
    TreeSet<String> changed = new TreeSet<>();
    for (DebateStatus from : DebateStatus.values()) {
      for (DebateStatus to : DebateStatus.values()) {
        DebateSession before = in(from);
        Either<DebateRefused, DebateSession> after = before.become(to, NOW);
        if (from == to) {
          assertEquals(Either.right(before), after, "repeated " + from);
        } else if (after.isRight()) {
          changed.add(from.label() + ">" + to.label());
          assertEquals(to, after.get().status());
          assertEquals(NOW, after.get().updatedAt());
          assertEquals(Option.when(to.isOver(), NOW), after.get().completedAt());
        } else {
          assertEquals(RefusalKind.CONFLICT, after.getLeft().kind());
          assertTrue(after.getLeft().sentence().contains("is " + from.label() + " and cannot"));
        }
      }
    }
    assertEquals(new TreeSet<>(LEGAL), changed);
  }

  @Test
  void onlyARunningSessionIsConcluded() {
    DebateOutcome outcome = DebateOutcome.of("use a cache", 0.8);
    for (DebateStatus from : DebateStatus.values()) {
      Either<DebateRefused, DebateSession> concluded = in(from).concluded(0.8, outcome.json(), NOW);
      assertEquals(from == DebateStatus.RUNNING, concluded.isRight(), from.label());
    }
    DebateSession done = in(DebateStatus.RUNNING).concluded(0.8, outcome.json(), NOW).get();
    assertTrue(done.isConcluded());
    assertEquals(Option.some(0.8), done.finalConsensusScore());
  }

  private static DebateSession in(DebateStatus status) {
    DebateSession opened =
        DebateSession.opened(
            new DebateSessionId("s-1"), NewDebateSession.about("cache or not"), OPENED);
    return DebateSessionBuilder.from(opened)
        .status(status)
        .createdAt(OPENED)
        .updatedAt(OPENED)
        .completedAt(Option.when(status.isOver(), OPENED))
        .totalRounds(0)
        .finalConsensusScore(Option.none())
        .build();
  }
}
