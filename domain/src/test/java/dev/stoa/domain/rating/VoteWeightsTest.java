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
  void unknownVotersHaveEqualWeights() {
    assertEquals(
        HashMap.of(ANN, 1.0, BOB, 1.0),
        RULE.of(HashMap.of(ANN, BrierTally.EMPTY, BOB, BrierTally.EMPTY)));
  }

  @Test
  void whoFaresAsThePriorCountsOneHoweverOften() {
    assertEquals(1, RULE.weight(tally(10, 7)), 1e-12);
    assertEquals(1, RULE.weight(tally(100, 70)), 1e-12);
  }

  @Test
  void theWeightIsTheLogOddsOfTheAccuracyDrawnTowardsThePrior() {
    // (33 + 10 * 0.7) / (40 + 10) = 0.8; the prior's accuracy is 0.7.
    assertEquals(Math.log(0.8 / 0.2) / Math.log(0.7 / 0.3), RULE.weight(tally(40, 33)), 1e-12);
  }

  @Test
  void moreHitsNeverCountLess() {
    for (long seed = 0; seed < 500; seed++) {
      Random chance = new Random(seed);
      long count = 1L + chance.nextInt(200);
      long better = chance.nextInt((int) count + 1);
      long worse = chance.nextInt((int) better + 1);
      assertTrue(
          RULE.weight(tally(count, better)) >= RULE.weight(tally(count, worse)), "seed " + seed);
    }
  }

  @Test
  void moreOfTheSameGoesFurtherFromTheStart() {
    for (long seed = 0; seed < 500; seed++) {
      Random chance = new Random(seed);
      long count = 1L + chance.nextInt(100);
      long hits = chance.nextInt((int) count + 1);
      double few = RULE.weight(tally(count, hits));
      double many = RULE.weight(tally(3 * count, 3 * hits));
      assertTrue(hits > 0.7 * count ? many >= few - 1e-12 : many <= few + 1e-12, "seed " + seed);
    }
  }

  @Test
  void noWeightIsBeyondTheCeiling() {
    assertEquals(4, RULE.weight(tally(1_000_000, 1_000_000)));
    assertEquals(-4, RULE.weight(tally(1_000_000, 0)));
    assertEquals(0, RULE.weight(tally(1_000_000, 500_000)), 1e-4, "a coin says nothing");
  }

  @Test
  void aVoterWhoIsRightMoreOftenThanACoinAlwaysCounts() {
    // Right 74 times in 100, always with confidence 1: a Brier score of 0.26, worse than a coin's.
    BrierTally bold = BrierTally.withoutLogLoss(100, 74, 26);
    assertTrue(RULE.weight(bold) > 1, "better than a stranger");
    for (long hits = 1; hits < 1_000; hits++) {
      long misses = hits - 1;
      assertTrue(RULE.weight(BrierTally.withoutLogLoss(hits + misses, hits, misses)) > 0);
    }
  }

  @Test
  void aStatedConfidenceCountsOnlyAsFarAsItIsCalibrated() {
    BrierTally bold = BrierTally.withoutLogLoss(100, 74, 26);
    assertEquals(RULE.weight(bold), RULE.weight(bold, 1), "confidence that tells nothing");
    // The same hits, sure where right and unsure where wrong: a Brier score of 0.05.
    BrierTally aware = BrierTally.withoutLogLoss(100, 74, 5);
    assertTrue(RULE.weight(aware, 0.95) > RULE.weight(aware));
    assertTrue(RULE.weight(aware, 0.55) < RULE.weight(aware));
    assertEquals(1, RULE.weight(BrierTally.EMPTY, 0.99), "nobody is believed unheard");
    assertThrows(IllegalArgumentException.class, () -> RULE.weight(aware, 1.5));
  }

  @Test
  void aPanelOfCoinsCountsAlikeRatherThanNotAtAll() {
    // (43 + 10 * 0.7) / (90 + 10) = 0.5
    Map<AgentName, BrierTally> coins = HashMap.of(ANN, tally(90, 43), BOB, tally(90, 43));
    assertEquals(HashMap.of(ANN, 1.0, BOB, 1.0), RULE.of(coins));
    assertEquals(0.0, RULE.of(coins.put(ANN, tally(90, 90))).get(BOB).get());
  }

  @Test
  void aVoterWorseThanACoinCountsAgainstItsChoice() {
    // (13 + 10 * 0.7) / (90 + 10) = 0.2, as far below a half as 0.8 is above it.
    assertEquals(Math.log(0.2 / 0.8) / Math.log(0.7 / 0.3), RULE.weight(tally(90, 13)), 1e-12);
    assertTrue(RULE.weight(tally(2, 0)) > 0, "two misses prove nothing");
  }

  /** Judges of questions made to mislead: half of them are wrong more often than right. */
  @Test
  void aPanelWithMisledJudgesDecidesByWhatIsKnownOfThem() {
    double[] accuracies = {.78, .72, .66, .58, .52, .47, .42, .36, .30, .26};
    Random random = new Random(5);
    BrierTally[] tallies = new BrierTally[accuracies.length];
    for (int judge = 0; judge < accuracies.length; judge++) {
      tallies[judge] = tally(100, hits(random, accuracies[judge], 100));
    }
    int majority = 0;
    int weighted = 0;
    for (int question = 0; question < 2_000; question++) {
      double votes = 0;
      double sum = 0;
      for (int judge = 0; judge < accuracies.length; judge++) {
        boolean right = random.nextDouble() < accuracies[judge];
        votes += right ? 1 : -1;
        sum += (right ? 1 : -1) * RULE.weight(tallies[judge]);
      }
      majority += votes > 0 ? 1 : 0;
      weighted += sum > 0 ? 1 : 0;
    }
    assertTrue(majority < 0.5 * 2_000, "majority " + majority);
    assertTrue(weighted >= 0.85 * 2_000, "weighted " + weighted);
  }

  private static long hits(Random random, double accuracy, int count) {
    return random.doubles(count).filter(one -> one < accuracy).count();
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
    assertThrows(IllegalArgumentException.class, () -> new VoteWeights(10, 0.5, 4));
    assertThrows(IllegalArgumentException.class, () -> new VoteWeights(0, 0.7, 4));
    assertThrows(IllegalArgumentException.class, () -> new VoteWeights(10, 0.7, 0.5));
  }

  private static BrierTally tally(long predictions, long correct) {
    return BrierTally.withoutLogLoss(predictions, correct, 0);
  }
}
