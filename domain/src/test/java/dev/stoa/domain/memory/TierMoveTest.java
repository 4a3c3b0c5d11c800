package dev.stoa.domain.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.List;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class TierMoveTest {

  private static final Instant NOW = SomeMemories.NOW;
  private static final HyperParameters TUNED = HyperParameters.DOCUMENTED;

  /** The least an agent can say is whether it worked. */
  @Test
  void failuresAfterALongSuccessPromoteFromEveryTierThoughNoOtherSignalIsGiven() {
    for (MemoryTier tier : List.of(MemoryTier.GLACIAL, MemoryTier.SLOW, MemoryTier.MEDIUM)) {
      Memory memory = used(SomeMemories.in(tier), Outcome.success(), 50);
      assertTrue(TierMove.promote(memory, TUNED, NOW).isLeft());
      TierMove move = TierMove.promote(used(memory, Outcome.failure(), 6), TUNED, NOW).get();
      assertEquals(tier.faster().get(), move.memory().tier());
      assertEquals(Option.some(NOW), move.memory().times().promotedAt());
      assertEquals(TransitionReason.HIGH_SURPRISE, move.transition().reason());
    }
  }

  @Test
  void everySignalCountsAndTheOthersPromoteEvenWhatOnlySucceeds() {
    Outcome odd = Outcome.success().predictionError(1).semanticShift(1).temporalShift(1);
    Memory memory = used(SomeMemories.in(MemoryTier.SLOW), odd, 20);
    assertTrue(TierMove.promote(memory, TUNED, NOW).isRight(), memory.toString());
    double plain = SurpriseWeights.DOCUMENTED.of(Outcome.success(), 0.9);
    assertTrue(SurpriseWeights.DOCUMENTED.of(Outcome.success().predictionError(1), 0.9) > plain);
    assertTrue(SurpriseWeights.DOCUMENTED.of(Outcome.success().semanticShift(1), 0.9) > plain);
    assertTrue(SurpriseWeights.DOCUMENTED.of(Outcome.success().temporalShift(1), 0.9) > plain);
    assertEquals(1, SurpriseWeights.DOCUMENTED.of(odd, 0), 1e-12);
  }

  @Test
  void steadySuccessDemotesFromTheTenthUpdateOn() {
    Memory memory = SomeMemories.with(MemoryTier.FAST, 0.1, 9, Option.none());
    assertEquals(
        new TierMoveRefused.TooFewUpdates(memory.id(), 9, 10),
        TierMove.demote(memory, NOW).getLeft());
    Memory used = memory.after(Outcome.success(), SurpriseWeights.DOCUMENTED, NOW);
    TierMove move = TierMove.demote(used, NOW).get();
    assertEquals(MemoryTier.MEDIUM, move.memory().tier());
    assertEquals(Option.none(), move.memory().times().promotedAt());
    assertEquals(TransitionReason.HIGH_STABILITY, move.transition().reason());
  }

  @Test
  void aPromotionWaitsForTheCooldownToEnd() {
    Instant end = NOW.plus(Duration.ofHours(24));
    Memory memory = SomeMemories.with(MemoryTier.SLOW, 0.9, 1, Option.some(NOW));
    assertEquals(
        new TierMoveRefused.CoolingDown(memory.id(), end),
        TierMove.promote(memory, TUNED, end.minusNanos(1_000)).getLeft());
    assertTrue(TierMove.promote(memory, TUNED, end).isRight());
  }

  @Test
  void theEndsOfTheLadderSaySo() {
    assertInstanceOf(
        TierMoveRefused.AlreadyFastest.class,
        TierMove.promote(SomeMemories.in(MemoryTier.FAST), TUNED, NOW).getLeft());
    assertInstanceOf(
        TierMoveRefused.AlreadySlowest.class,
        TierMove.demote(SomeMemories.in(MemoryTier.GLACIAL), NOW).getLeft());
  }

  private static Memory used(Memory memory, Outcome outcome, int times) {
    Memory used = memory;
    for (int i = 0; i < times; i++) {
      used = used.after(outcome, SurpriseWeights.DOCUMENTED, NOW);
    }
    return used;
  }
}
