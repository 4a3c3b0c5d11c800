package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Option;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ReliabilityCurveTest {

  private static final int RUNS = 300;

  /** Half a bucket's variance of confidence, and its covariance with the truth, at most. */
  private static final double MOST_LOST_TO_BINNING = 0.0025 + 0.05;

  @Test
  void certaintyFallsInTheLastOfTenBuckets() {
    assertEquals(9, ReliabilityBucket.tenthOf(1));
    assertEquals(9, ReliabilityBucket.tenthOf(0.95));
    assertEquals(0, ReliabilityBucket.tenthOf(0));
    assertEquals("0.9-1.0", ReliabilityBucket.empty(9).key());
    assertEquals(10, ReliabilityCurve.EMPTY.buckets().size());
  }

  @Test
  void nothingPredictedIsAsBadAsItGetsAndHasNoParts() {
    assertEquals(1, ReliabilityCurve.EMPTY.brier());
    assertEquals(1, ReliabilityCurve.EMPTY.expectedError());
    assertEquals(1, ReliabilityCurve.EMPTY.maximumError());
    assertEquals(Option.none(), ReliabilityCurve.EMPTY.murphy());
  }

  @Test
  void theErrorIsMeasuredFromTheMeanConfidence() {
    ReliabilityCurve curve =
        ReliabilityCurve.EMPTY.plus(0.91, true).plus(0.99, true).plus(0.12, true);
    assertEquals((2 * 0.05 + 0.88) / 3, curve.expectedError(), 1e-12);
    assertEquals(0.88, curve.maximumError(), 1e-12);
  }

  @Test
  void whatIsNoProbabilityIsRefused() {
    for (double wrong : new double[] {-0.1, 1.1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> ReliabilityCurve.EMPTY.plus(wrong, true));
    }
  }

  @Test
  void everyMeasureStaysWithinItsBounds() {
    for (long seed = 0; seed < RUNS; seed++) {
      ReliabilityCurve curve = random(new Random(seed), false);
      MurphyDecomposition parts = curve.murphy().get();
      String output = "seed " + seed;
      assertTrue(curve.brier() >= 0 && curve.brier() <= 1, output);
      assertTrue(curve.expectedError() >= 0, output);
      assertTrue(curve.expectedError() <= curve.maximumError() + 1e-12, output);
      assertTrue(curve.maximumError() <= 1, output);
      assertTrue(parts.uncertainty() <= 0.25, output);
      assertTrue(parts.resolution() <= parts.uncertainty() + 1e-12, output);
    }
  }

  @Test
  void thePartsMakeUpTheBrierScoreWhereABucketHasOneConfidence() {
    for (long seed = 0; seed < RUNS; seed++) {
      ReliabilityCurve curve = random(new Random(seed), true);
      assertEquals(curve.brier(), curve.murphy().get().brier(), 1e-12, "seed " + seed);
    }
  }

  @Test
  void otherwiseTheyMissItByNoMoreThanBinningCanHide() {
    for (long seed = 0; seed < RUNS; seed++) {
      ReliabilityCurve curve = random(new Random(seed), false);
      double missed = Math.abs(curve.brier() - curve.murphy().get().brier());
      assertTrue(missed <= MOST_LOST_TO_BINNING, "seed " + seed + " missed " + missed);
    }
  }

  private static ReliabilityCurve random(Random chance, boolean onePerBucket) {
    ReliabilityCurve curve = ReliabilityCurve.EMPTY;
    double skill = chance.nextDouble();
    int count = 1 + chance.nextInt(200);
    for (int i = 0; i < count; i++) {
      double confidence = onePerBucket ? chance.nextInt(10) / 10.0 + 0.03 : chance.nextDouble();
      boolean honest = chance.nextDouble() < skill;
      curve =
          curve.plus(confidence, honest ? chance.nextDouble() < confidence : chance.nextBoolean());
    }
    return curve;
  }
}
