package dev.stoa.domain.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MetaLearningTest {

  private static final long SEED = 41;

  /** A value out of its range is refused when it is made, so that being made is the proof. */
  @Test
  void howeverOftenAndWhateverIsSeenTheParametersStayInTheirRanges() {
    Random random = new Random(SEED);
    for (int bias = 0; bias < 8; bias++) {
      HyperParameters tuned = HyperParameters.DOCUMENTED;
      for (int i = 0; i < 2_000; i++) {
        tuned =
            MetaLearning.adjusted(
                tuned,
                new LearningMetrics(
                    share(random, bias & 1),
                    share(random, bias & 2),
                    HashMap.of(MemoryTier.FAST, 0.1, MemoryTier.SLOW, 0.9),
                    3),
                Observations.NONE
                    .predictionAccuracy(share(random, bias & 4))
                    .debateEfficiency(random.nextDouble())
                    .consensus(random.nextDouble(), random.nextDouble()));
      }
      assertEquals(0.9, tuned.promotionThreshold(MemoryTier.MEDIUM), "seed " + SEED);
      assertEquals(tuned, HyperParametersJson.read(HyperParametersJson.of(tuned)));
    }
  }

  @Test
  void whatIsOutOfRangeIsRefusedByName() {
    HyperParameters known = HyperParameters.DOCUMENTED;
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                new HyperParameters(
                    known.halfLifeHours().put(MemoryTier.FAST, 0.4),
                    known.promotion(),
                    known.weights(),
                    known.learningRate(),
                    0,
                    0));
    assertEquals("half-life of fast 0.4 is out of range: give 0.5 to 24.0", refused.getMessage());
  }

  @Test
  void aStateFollowsFromTheOneBeforeAndAnEmptyWorkspaceTeachesNothing() {
    LearningState first =
        LearningState.next(
            Option.none(),
            List.of(MemoryTier.values()).map(TierTally::none),
            Observations.NONE.predictionAccuracy(0),
            SomeMemories.NOW);
    assertEquals(1, first.cycle());
    assertEquals(HyperParameters.DOCUMENTED, first.tuned());
    assertEquals(Option.none(), first.metrics());
    LearningState second =
        LearningState.next(
            Option.some(first),
            List.of(
                TierTallyBuilder.builder()
                    .tier(MemoryTier.SLOW)
                    .memories(4)
                    .meanImportance(0)
                    .meanSurprise(0)
                    .meanConsolidation(0)
                    .meanSuccessRate(0.25)
                    .retained(1)
                    .forgotten(2)
                    .fresh(3)
                    .build()),
            Observations.NONE,
            SomeMemories.NOW);
    assertEquals(2, second.cycle());
    assertEquals(0.25, second.metrics().get().retention());
    assertEquals(0.5, second.metrics().get().forgetting());
    assertEquals(3, second.metrics().get().velocity());
    assertNotEquals(first.tuned(), second.tuned());
    assertTrue(
        second.tuned().expiryAge(MemoryTier.SLOW, 2).compareTo(MemoryTier.SLOW.halfLife()) > 0);
  }

  private static double share(Random random, int high) {
    return high == 0 ? random.nextDouble() * 0.3 : 1 - random.nextDouble() * 0.05;
  }
}
