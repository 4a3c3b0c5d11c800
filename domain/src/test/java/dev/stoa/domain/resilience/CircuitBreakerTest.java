package dev.stoa.domain.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class CircuitBreakerTest {

  private static final Instant T0 = Instant.parse("2026-01-02T03:04:05.123456Z");
  private static final BreakerName NAME = new BreakerName("anthropic");
  private static final CircuitBreaker FRESH =
      CircuitBreaker.closed(NAME, new BreakerPolicy(2, 2, Duration.ofSeconds(30), 2), T0);
  private static final CircuitBreaker OPENED = fail(fail(FRESH, T0), T0);
  private static final Instant COOLED = T0.plusSeconds(30);

  @Test
  void aSuccessForgivesTheFailuresBeforeIt() {
    CircuitBreaker forgiven = succeed(fail(FRESH, T0), T0);
    assertEquals(0, forgiven.failures());
    assertEquals(BreakerState.CLOSED, fail(forgiven, T0).stateAt(T0));
    assertSame(FRESH, succeed(FRESH, T0), "a success of a healthy breaker is not worth a write");
  }

  @Test
  void onlyTheFailureThatOpensItTripsIt() {
    CircuitBreaker once = fail(FRESH, T0);
    assertFalse(once.trippedSince(FRESH));
    assertTrue(OPENED.trippedSince(once));
    assertFalse(fail(OPENED, T0).trippedSince(OPENED));
  }

  @Test
  void itStaysOpenToTheLastMomentOfTheCooldown() {
    assertEquals(
        new BreakerRefused.Open(NAME, COOLED),
        OPENED.admit(COOLED.minusNanos(1_000), "p").getLeft());
    assertTrue(OPENED.admit(COOLED, "p").isRight());
    assertEquals(Option.some(COOLED), OPENED.statusAt(T0).retryAt());
  }

  @Test
  void timeSpentSwitchedOffCounts() {
    // Only the instant of opening is kept, so a copy read back a day later is half-open.
    assertEquals(BreakerState.HALF_OPEN, OPENED.stateAt(T0.plus(Duration.ofDays(1))));
  }

  @Test
  void aFailingProbeReopensForAWholeCooldown() {
    Admission probe = OPENED.admit(COOLED, "p").get();
    CircuitBreaker reopened = probe.breaker().failed(probe.ticket(), COOLED.plusSeconds(5));
    assertEquals(BreakerState.OPEN, reopened.stateAt(COOLED.plusSeconds(34)));
    assertEquals(BreakerState.HALF_OPEN, reopened.stateAt(COOLED.plusSeconds(35)));
    assertTrue(reopened.trippedSince(probe.breaker()));
    assertTrue(reopened.probes().isEmpty());
  }

  @Test
  void enoughProbesCloseIt() {
    CircuitBreaker once = probed(OPENED, "a");
    assertEquals(BreakerState.HALF_OPEN, once.stateAt(COOLED));
    CircuitBreaker twice = probed(once, "b");
    assertEquals(BreakerState.CLOSED, twice.stateAt(COOLED));
    assertEquals(0, twice.failures());
    assertFalse(twice.trippedSince(once));
  }

  @Test
  void probesAreLimitedAndADeadOneDoesNotBlock() {
    CircuitBreaker both =
        OPENED.admit(COOLED, "a").get().breaker().admit(COOLED.plusSeconds(1), "b").get().breaker();
    Instant leaseEnd = COOLED.plus(CircuitBreaker.PROBE_LEASE);
    assertEquals(
        new BreakerRefused.ProbesTaken(NAME, 2, leaseEnd),
        both.admit(COOLED.plusSeconds(2), "c").getLeft());
    assertEquals(2, both.statusAt(COOLED).probes());
    assertTrue(both.admit(leaseEnd, "c").isRight(), "the first prober must have died");
  }

  @Test
  void aWithdrawnProbeMakesRoomAndDecidesNothing() {
    Admission probe = OPENED.admit(COOLED, "a").get();
    CircuitBreaker free = probe.breaker().withdrawn(probe.ticket(), COOLED);
    assertTrue(free.probes().isEmpty());
    assertEquals(BreakerState.HALF_OPEN, free.stateAt(COOLED));
    assertSame(free, free.withdrawn(probe.ticket(), COOLED));
  }

  @Test
  void whatALateCallSaysIsNotHeldAgainstTheProbes() {
    BreakerTicket early = FRESH.unasked();
    assertSame(OPENED, OPENED.failed(early, COOLED));
    assertSame(OPENED, OPENED.succeeded(early, COOLED));
    assertSame(OPENED, succeed(OPENED, T0.plusSeconds(1)), "called past the open breaker");
  }

  @Test
  void theOutcomeOfAProbeCountsOnce() {
    Admission probe = OPENED.admit(COOLED, "a").get();
    CircuitBreaker once = probe.breaker().succeeded(probe.ticket(), COOLED);
    assertEquals(1, once.successes());
    assertSame(once, once.succeeded(probe.ticket(), COOLED));
    assertSame(once, once.failed(probe.ticket(), COOLED));
  }

  @Test
  void callsThatWereNotAdmittedDoNotCloseIt() {
    assertSame(OPENED, succeed(OPENED, COOLED));
    CircuitBreaker reopened = fail(OPENED, COOLED);
    assertTrue(reopened.trippedSince(OPENED), "but their failures show that it still fails");
  }

  @Test
  void anOutcomeAfterTheLeaseOfItsProbeDoesNotCount() {
    Admission probe = OPENED.admit(COOLED, "a").get();
    Instant leaseEnd = COOLED.plus(CircuitBreaker.PROBE_LEASE);
    assertSame(probe.breaker(), probe.breaker().succeeded(probe.ticket(), leaseEnd));
    assertSame(probe.breaker(), probe.breaker().failed(probe.ticket(), leaseEnd));
    Instant before = leaseEnd.minusNanos(1_000);
    assertEquals(1, probe.breaker().succeeded(probe.ticket(), before).successes());
  }

  @Test
  void aResetForgetsEverything() {
    CircuitBreaker reset = OPENED.reset(T0.plusSeconds(1));
    assertEquals(BreakerState.CLOSED, reset.stateAt(T0.plusSeconds(1)));
    assertEquals(0, reset.failures());
    assertSame(reset, reset.failed(OPENED.unasked(), T0.plusSeconds(2)));
  }

  @Test
  void aNewCooldownCountsFromTheOldOpening() {
    CircuitBreaker patient =
        OPENED.configured(new BreakerPolicy(2, 1, Duration.ofSeconds(90), 1), COOLED);
    assertEquals(BreakerState.OPEN, patient.stateAt(COOLED));
    assertEquals(BreakerState.HALF_OPEN, patient.stateAt(T0.plusSeconds(90)));
  }

  @Test
  void invalidPoliciesAreRefusedByName() {
    assertEquals(
        "failure_threshold 0 is out of range: give 1 to 10000",
        refused(() -> new BreakerPolicy(0, 1, Duration.ZERO, 1)));
    assertEquals(
        "success_threshold -1 is out of range: give 1 to 10000",
        refused(() -> new BreakerPolicy(1, -1, Duration.ZERO, 1)));
    assertEquals(
        "probe_limit 0 is out of range: give 1 to 10000",
        refused(() -> new BreakerPolicy(1, 1, Duration.ZERO, 0)));
    assertEquals(
        "cooldown PT-1S is out of range: give 0 to 2592000 seconds",
        refused(() -> new BreakerPolicy(1, 1, Duration.ofSeconds(-1), 1)));
    assertEquals(
        "cooldown PT0.0000001S is too fine: give whole milliseconds",
        refused(() -> new BreakerPolicy(1, 1, Duration.ofNanos(100), 1)));
  }

  @Test
  void aRefusalSaysWhatToDo() {
    BreakerRefused open = OPENED.admit(T0, "p").getLeft();
    assertInstanceOf(BreakerRefused.Open.class, open);
    assertEquals(
        "breaker anthropic is open: try again at 2026-01-02T03:04:35.123456Z", open.sentence());
  }

  private static String refused(Runnable making) {
    return String.valueOf(assertThrows(IllegalArgumentException.class, making::run).getMessage());
  }

  private static CircuitBreaker fail(CircuitBreaker breaker, Instant at) {
    return breaker.failed(breaker.unasked(), at);
  }

  private static CircuitBreaker succeed(CircuitBreaker breaker, Instant at) {
    return breaker.succeeded(breaker.unasked(), at);
  }

  private static CircuitBreaker probed(CircuitBreaker breaker, String id) {
    Admission probe = breaker.admit(COOLED, id).get();
    return probe.breaker().succeeded(probe.ticket(), COOLED);
  }
}
