package dev.stoa.domain.rating;

import dev.stoa.domain.json.InvalidValue;

/**
 * The forecasts with a confidence in one tenth of the range from 0 to 1.
 *
 * @param tenth from 0 to 9; a confidence of exactly 1 falls in the last
 */
public record ReliabilityBucket(
    int tenth, long predictions, long correct, double confidenceSum, double brierSum) {

  /** How many buckets there are. */
  public static final int COUNT = 10;

  /** Refuses values that are impossible. */
  public ReliabilityBucket {
    if (tenth < 0 || tenth >= COUNT) {
      throw new InvalidValue("bucket " + tenth + " is out of range: 0 to 9");
    }
    if (correct < 0 || correct > predictions) {
      throw new InvalidValue(
          "correct " + correct + " is out of range: there are " + predictions + " predictions");
    }
    if (!(confidenceSum >= 0 && confidenceSum <= predictions)
        || !(brierSum >= 0 && brierSum <= predictions)) {
      throw new InvalidValue(
          "sums " + confidenceSum + " and " + brierSum + " are out of range for " + predictions);
    }
  }

  /** An empty bucket. */
  public static ReliabilityBucket empty(int tenth) {
    return new ReliabilityBucket(tenth, 0, 0, 0, 0);
  }

  /** The bucket of a confidence, by plain double arithmetic: 0.58 is in 0.5-0.6. */
  public static int tenthOf(double confidence) {
    return Math.min(COUNT - 1, (int) (confidence * COUNT));
  }

  /** With one more forecast. */
  public ReliabilityBucket plus(double confidence, boolean hit) {
    return new ReliabilityBucket(
        tenth,
        predictions + 1,
        correct + (hit ? 1 : 0),
        confidenceSum + confidence,
        brierSum + ForecastScore.ofOne(confidence, hit).brier());
  }

  /** The forecasts of this bucket and of another of the same tenth. */
  public ReliabilityBucket plus(ReliabilityBucket more) {
    return new ReliabilityBucket(
        tenth,
        predictions + more.predictions,
        correct + more.correct,
        confidenceSum + more.confidenceSum,
        brierSum + more.brierSum);
  }

  /** Its bounds, such as {@code 0.7-0.8}, which sort in the order of the buckets. */
  public String key() {
    return "0." + tenth + "-" + (tenth == COUNT - 1 ? "1.0" : "0." + (tenth + 1));
  }

  /** The mean confidence; the middle for an empty bucket. */
  public double meanConfidence() {
    return predictions == 0 ? (tenth + 0.5) / COUNT : confidenceSum / predictions;
  }

  /** The share of correct forecasts; 0 for an empty bucket. */
  public double hitRate() {
    return predictions == 0 ? 0 : (double) correct / predictions;
  }
}
