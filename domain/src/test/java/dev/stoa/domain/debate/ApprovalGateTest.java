package dev.stoa.domain.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ApprovalGateTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final ApprovalGate PENDING =
      ApprovalGate.requested(
          new GateId("g"),
          new DebateSessionId("s"),
          1,
          DebatePhase.PROPOSAL,
          ApprovalGate.USUAL,
          NOW);

  @Test
  void aGateIsDecidedOnce() {
    ApprovalGate approved =
        PENDING.decided(true, GateDecision.by("ann").because("fine"), NOW.plusSeconds(1)).get();
    assertEquals(GateStatus.APPROVED, approved.status());
    assertEquals(Option.some(NOW.plusSeconds(1)), approved.decidedAt());
    assertEquals(
        Either.right(approved), approved.decided(true, GateDecision.by("ann"), NOW.plusSeconds(2)));
    assertEquals(
        "gate g is approved already: a decision is final",
        approved.decided(false, GateDecision.by("ann"), NOW).getLeft().sentence());
    assertTrue(approved.decided(true, GateDecision.by("bob"), NOW).isLeft());
  }

  @Test
  void anExpiredGateTimesOutAndIsNotDecided() {
    Instant over = NOW.plus(ApprovalGate.USUAL);
    assertEquals(PENDING, PENDING.timedOut(over.minusNanos(1_000)));
    assertEquals(GateStatus.TIMED_OUT, PENDING.timedOut(over).status());
    assertEquals(
        "gate g expired at 2026-01-02T03:34:05Z: open a new session",
        PENDING.decided(true, GateDecision.by("ann"), over).getLeft().sentence());
    assertTrue(PENDING.timedOut(over).decided(true, GateDecision.by("ann"), NOW).isLeft());
  }
}
