package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ForecastTest {

  private static final OutcomeName YES = new OutcomeName("yes");
  private static final OutcomeName NO = new OutcomeName("no");
  private static final OutcomeName TIE = new OutcomeName("tie");

  @Test
  void theBrierScoreIsTheSquaredDistanceFromTheTruth() {
    assertEquals(0.09, Forecast.of(YES, 0.7).score(YES).brier(), 1e-15);
    assertEquals(0.64, Forecast.of(NO, 0.8).score(YES).brier(), 1e-15);
    assertTrue(Forecast.of(YES, 0.7).score(YES).hit());
    assertFalse(Forecast.of(NO, 0.8).score(YES).hit());
  }

  @Test
  void theLogLossIsFiniteEvenOfACertainError() {
    assertEquals(-Math.log(0.7), Forecast.of(YES, 0.7).score(YES).logLoss(), 1e-15);
    assertEquals(-Math.log(0.3), Forecast.of(YES, 0.7).score(NO).logLoss(), 1e-15);
    assertEquals(-Math.log(1e-15), Forecast.of(YES, 1).score(NO).logLoss(), 1e-9);
    assertTrue(Forecast.of(YES, 1).score(YES).logLoss() >= 0);
  }

  @Test
  void theLikeliestOfManyOutcomesIsExpected() {
    Forecast forecast = over(0.2, 0.5, 0.3);
    assertEquals(NO, forecast.expected());
    assertEquals(0.5, forecast.confidence());
    assertEquals(NO, Forecast.over(HashMap.of(YES, 0.5, NO, 0.5)).expected(), "the least name");
  }

  @Test
  void manyOutcomesScoreOnEachOfThem() {
    ForecastScore score = over(0.2, 0.5, 0.3).score(TIE);
    assertEquals(0.04 + 0.25 + 0.49, score.multiClassBrier(), 1e-15);
    assertEquals(score.multiClassBrier() / 2, score.brier());
    assertEquals(-Math.log(0.3), score.logLoss(), 1e-15);
    assertFalse(score.hit());
  }

  @Test
  void anUnnamedOutcomeHasProbabilityZero() {
    ForecastScore score = over(0.2, 0.5, 0.3).score(new OutcomeName("rain"));
    assertEquals(0.04 + 0.25 + 0.09 + 1, score.multiClassBrier(), 1e-15);
    assertEquals(-Math.log(1e-15), score.logLoss(), 1e-9);
  }

  @Test
  void twoOutcomesScoreAsOneWithItsComplement() {
    for (long seed = 0; seed < 300; seed++) {
      double confidence = 0.5 + new Random(seed).nextDouble() / 2;
      Forecast two = Forecast.over(HashMap.of(YES, confidence, NO, 1 - confidence));
      Forecast one = Forecast.of(two.expected(), confidence);
      for (OutcomeName actual : new OutcomeName[] {YES, NO}) {
        assertEquals(one.score(actual).brier(), two.score(actual).brier(), 1e-12, "" + seed);
        assertEquals(one.score(actual).logLoss(), two.score(actual).logLoss(), 1e-12, "" + seed);
      }
    }
  }

  @Test
  void everyBrierScoreIsBetweenZeroAndOne() {
    for (long seed = 0; seed < 500; seed++) {
      Random chance = new Random(seed);
      double first = chance.nextDouble();
      double second = chance.nextDouble() * (1 - first);
      ForecastScore score =
          over(first, second, 1 - first - second)
              .score(chance.nextBoolean() ? YES : new OutcomeName("rain"));
      assertTrue(score.brier() >= 0 && score.brier() <= 1, "seed " + seed);
      assertTrue(score.logLoss() >= 0, "seed " + seed);
    }
  }

  @Test
  void whatIsNoForecastIsRefusedByName() {
    assertEquals(
        "confidence 1.5 is out of range: give a number from 0 to 1",
        refused(() -> Forecast.of(YES, 1.5)));
    assertEquals(
        "confidence NaN is out of range: give a number from 0 to 1",
        refused(() -> Forecast.of(YES, Double.NaN)));
    assertEquals(
        "probabilities sum up to 0.75: make them sum up to 1",
        refused(() -> Forecast.over(HashMap.of(YES, 0.5, NO, 0.25))));
    assertEquals(
        "probabilities name 1 outcomes: name 2 to 100",
        refused(() -> Forecast.over(HashMap.of(YES, 1.0))));
    Map<OutcomeName, Double> negative = HashMap.of(YES, 1.25, NO, -0.25);
    assertTrue(refused(() -> Forecast.over(negative)).startsWith("probability of "));
  }

  private static Forecast over(double yes, double no, double tie) {
    return Forecast.over(HashMap.of(YES, yes, NO, no, TIE, tie));
  }

  private static String refused(Runnable making) {
    return String.valueOf(assertThrows(IllegalArgumentException.class, making::run).getMessage());
  }
}
