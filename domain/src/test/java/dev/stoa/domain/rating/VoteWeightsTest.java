package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class VoteWeightsTest {

  private static final VoteWeights RULE = VoteWeights.STANDARD;
  private static final AgentName ANN = new AgentName("ann");
  private static final AgentName BOB = new AgentName("bob");

  @Test
  void votersNobodyKnowsCountAlike() {
    assertEquals(
        HashMap.of(ANN, 1.0, BOB, 1.0),
        RULE.of(HashMap.of(ANN, BrierTally.EMPTY, BOB, BrierTally.EMPTY)));
  }

  @Test
  void whoFaresAsThePriorCountsOneHoweverOften() {
    assertEquals(1, RULE.weight(tally(1, 0.2)), 1e-12);
    assertEquals(1, RULE.weight(tally(100, 20)), 1e-12);
  }

  @Test
  void theWeightIsTheLogOddsOfTheDrawnInAccuracy() {
    // (6 + 10 * 0.2) / (40 + 10) = 0.16, so the accuracy is 0.68; the prior's is 0.6.
    assertEquals(Math.log(0.68 / 0.32) / Math.log(0.6 / 0.4), RULE.weight(tally(40, 6)), 1e-12);
  }

  @Test
  void aLowerBrierScoreNeverCountsLess() {
    for (long seed = 0; seed < 500; seed++) {
      Random chance = new Random(seed);
      long count = 1L + chance.nextInt(200);
      double worse = count * chance.nextDouble();
      double better = worse * chance.nextDouble();
      assertTrue(
          RULE.weight(tally(count, better)) >= RULE.weight(tally(count, worse)), "seed " + seed);
    }
  }

  @Test
  void moreOfTheSameGoesFurtherFromTheStart() {
    for (long seed = 0; seed < 500; seed++) {
      Random chance = new Random(seed);
      long count = 1L + chance.nextInt(100);
      double mean = chance.nextDouble();
      double few = RULE.weight(tally(count, count * mean));
      double many = RULE.weight(tally(3 * count, 3 * count * mean));
      assertTrue(mean < 0.2 ? many >= few - 1e-12 : many <= few + 1e-12, "seed " + seed);
    }
  }

  @Test
  void everyWeightIsFromZeroToTheCeiling() {
    assertEquals(4, RULE.weight(tally(1_000_000, 0)));
    assertEquals(0, RULE.weight(tally(1_000_000, 1_000_000)));
    assertEquals(0, RULE.weight(tally(1_000_000, 250_000)), 1e-4, "a coin says nothing");
  }

  @Test
  void aPanelOfCoinsCountsAlikeRatherThanNotAtAll() {
    Map<AgentName, BrierTally> coins = HashMap.of(ANN, tally(90, 90), BOB, tally(90, 60));
    assertEquals(HashMap.of(ANN, 1.0, BOB, 1.0), RULE.of(coins));
    assertEquals(0.0, RULE.of(coins.put(ANN, tally(90, 0))).get(BOB).get());
  }

  @Test
  void reputationMovesAVoteBetweenItsBounds() {
    assertEquals(1.0, VoteWeights.reputation(0.5, 0.5));
    assertEquals(1.6, VoteWeights.reputation(1, 1));
    assertEquals(0.4, VoteWeights.reputation(0, 0), 1e-12);
    assertThrows(IllegalArgumentException.class, () -> VoteWeights.reputation(1.5, 0.5));
  }

  @Test
  void aRuleNeedsAPriorBetterThanACoin() {
    assertThrows(IllegalArgumentException.class, () -> new VoteWeights(10, 0.25, 4));
    assertThrows(IllegalArgumentException.class, () -> new VoteWeights(0, 0.2, 4));
    assertThrows(IllegalArgumentException.class, () -> new VoteWeights(10, 0.2, 0.5));
  }

  private static BrierTally tally(long predictions, double brierSum) {
    return new BrierTally(predictions, 0, brierSum, 0);
  }
}
