package dev.stoa.domain.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.HashSet;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DebateLimitsTest {

  private static final DebateSessionId ID = new DebateSessionId("s");
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final DebateLimits LIMITS =
      new DebateLimits(
          ID,
          DebateConfig.USUAL
              .maxRounds(2)
              .gate(DebatePhase.ADVERSARIAL)
              .gate(DebatePhase.PROPOSAL)
              .timeout(Duration.ofMinutes(9)),
          NOW);

  @ParameterizedTest
  @CsvSource({
    "1, proposal, ",
    "1, critique, proposal of round 1",
    "1, adversarial, proposal of round 1",
    "1, convergence, adversarial of round 1",
    "2, dehallucination, adversarial of round 1",
    "2, proposal, adversarial of round 1",
    "2, review, proposal of round 2"
  })
  void aTurnNeedsTheLastGateBeforeIt(long round, String phase, String gate) {
    DebatePlace at = new DebatePlace(round, DebatePhase.labelled(phase));
    Option<DebatePlace> needed = LIMITS.config().gateBefore(at);
    assertEquals(Option.of(gate), needed.map(DebatePlace::toString));
    assertEquals(
        needed.map(place -> new DebateRefused.NotApproved(ID, place.round(), place.phase())),
        LIMITS.turn(at, place -> false));
    assertEquals(Option.none(), LIMITS.turn(at, place -> HashSet.ofAll(needed).contains(place)));
  }

  @Test
  void thereAreNoMoreRoundsThanTheSettingsSay() {
    assertEquals(
        Option.some(new DebateRefused.RoundsOver(ID, 3, 2)),
        LIMITS.turn(DebatePlace.start(3), place -> true));
    assertEquals(Option.none(), LIMITS.turn(DebatePlace.start(2), place -> true));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "2, 2"})
  void aConclusionNeedsTheLastGateOfTheLastRound(long rounds, long last) {
    assertEquals(
        Option.some(new DebateRefused.NotApproved(ID, last, DebatePhase.ADVERSARIAL)),
        LIMITS.conclusion(rounds, place -> false));
    assertEquals(
        Option.none(),
        LIMITS.conclusion(rounds, new DebatePlace(last, DebatePhase.ADVERSARIAL)::equals));
  }

  @Test
  void nothingIsAddedAfterItsTime() {
    Instant over = NOW.plus(Duration.ofMinutes(9));
    assertEquals(Option.none(), LIMITS.time(over.minusNanos(1_000)));
    assertEquals(
        Option.some(new DebateRefused.TimeOver(ID, NOW, Duration.ofMinutes(9))), LIMITS.time(over));
    assertEquals(
        Option.none(),
        new DebateLimits(ID, DebateConfig.USUAL, NOW).time(NOW.plus(Duration.ofDays(99))));
  }

  @Test
  void withoutGatesNothingIsApproved() {
    DebateLimits free = new DebateLimits(ID, DebateConfig.USUAL, NOW);
    assertEquals(Option.none(), free.turn(DebatePlace.start(3), place -> false));
    assertEquals(Option.none(), free.conclusion(3, place -> false));
  }
}
