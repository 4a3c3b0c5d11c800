package dev.stoa.domain.rating;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;

/**
 * Totals of forecasts: their number, the number of correct ones, and the sums of their scores.
 *
 * @param logLosses how many of them have a log loss; imported ones have none
 */
public record BrierTally(
    long predictions, long correct, double brierSum, long logLosses, double logLossSum) {

  /** No forecasts. */
  public static final BrierTally EMPTY = new BrierTally(0, 0, 0, 0, 0);

  /** Refuses counts and sums that are impossible. */
  public BrierTally {
    if (correct < 0 || correct > predictions) {
      throw new InvalidValue(
          "correct " + correct + " is out of range: there are " + predictions + " predictions");
    }
    // Sums of squares of numbers up to 1; written so that NaN fails too.
    if (!(brierSum >= 0 && brierSum <= predictions)) {
      throw new InvalidValue(
          "brier sum " + brierSum + " is out of range for " + predictions + " predictions");
    }
    if (logLosses < 0 || logLosses > predictions) {
      throw new InvalidValue(
          "log losses " + logLosses + " are out of range for " + predictions + " predictions");
    }
    if (!(logLossSum >= 0) || logLosses == 0 && logLossSum > 0) {
      throw new InvalidValue(
          "log loss sum " + logLossSum + " is out of range for " + logLosses + " log losses");
    }
  }

  /** Forecasts whose log losses are not known. */
  public static BrierTally withoutLogLoss(long predictions, long correct, double brierSum) {
    return new BrierTally(predictions, correct, brierSum, 0, 0);
  }

  /** With one more forecast. */
  public BrierTally plus(ForecastScore score) {
    return new BrierTally(
        predictions + 1,
        correct + (score.hit() ? 1 : 0),
        brierSum + score.brier(),
        logLosses + 1,
        logLossSum + score.logLoss());
  }

  /** The forecasts of both. */
  public BrierTally plus(BrierTally more) {
    return new BrierTally(
        predictions + more.predictions,
        correct + more.correct,
        brierSum + more.brierSum,
        logLosses + more.logLosses,
        logLossSum + more.logLossSum);
  }

  /** The mean Brier score; without predictions 1, the worst. */
  public double brier() {
    return predictions == 0 ? 1 : brierSum / predictions;
  }

  /** The share of correct forecasts; 0 without predictions. */
  public double hitRate() {
    return predictions == 0 ? 0 : (double) correct / predictions;
  }

  /** The mean log loss of the forecasts that have one. */
  public Option<Double> logLoss() {
    return Option.when(logLosses > 0, () -> logLossSum / logLosses);
  }
}
