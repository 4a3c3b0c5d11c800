package dev.stoa.domain.rating;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.ToDoubleFunction;

/**
 * Confidence and hit rate per bucket, as in a reliability diagram.
 *
 * @param buckets all ten in ascending order, empty ones too
 */
public record ReliabilityCurve(Seq<ReliabilityBucket> buckets) {

  /** A curve without forecasts. */
  public static final ReliabilityCurve EMPTY =
      new ReliabilityCurve(Vector.range(0, ReliabilityBucket.COUNT).map(ReliabilityBucket::empty));

  /** Refuses buckets that are missing or out of order. */
  public ReliabilityCurve {
    if (!buckets
        .map(ReliabilityBucket::tenth)
        .toVector()
        .equals(Vector.range(0, ReliabilityBucket.COUNT))) {
      throw new InvalidValue("the buckets are incomplete: give all ten in order");
    }
  }

  /** A curve of these buckets; missing ones are empty. */
  public static ReliabilityCurve of(Iterable<ReliabilityBucket> buckets) {
    Seq<ReliabilityBucket> all = EMPTY.buckets;
    for (ReliabilityBucket bucket : buckets) {
      all = all.update(bucket.tenth(), bucket);
    }
    return new ReliabilityCurve(all);
  }

  /** With one more forecast. */
  public ReliabilityCurve plus(double confidence, boolean hit) {
    return new ReliabilityCurve(
        buckets.update(
            ReliabilityBucket.tenthOf(Forecast.requireProbability("confidence", confidence)),
            bucket -> bucket.plus(confidence, hit)));
  }

  /** The number of forecasts. */
  public long predictions() {
    return buckets.map(ReliabilityBucket::predictions).sum().longValue();
  }

  /** The mean Brier score; 1 without forecasts. */
  public double brier() {
    long count = predictions();
    double sum = 0;
    for (ReliabilityBucket bucket : buckets) {
      sum += bucket.brierSum();
    }
    return count == 0 ? 1 : sum / count;
  }

  /**
   * The expected calibration error: the mean difference of confidence and hit rate; 1 without
   * forecasts.
   */
  public double expectedError() {
    return predictions() == 0 ? 1 : mean(ReliabilityCurve::error);
  }

  /** The largest difference of confidence and hit rate in a bucket; 1 without forecasts. */
  public double maximumError() {
    return buckets
        .filter(bucket -> bucket.predictions() > 0)
        .map(ReliabilityCurve::error)
        .max()
        .getOrElse(1.0);
  }

  /** The components of the Brier score; none without forecasts. */
  public Option<MurphyDecomposition> murphy() {
    long count = predictions();
    if (count == 0) {
      return Option.none();
    }
    double base = buckets.map(ReliabilityBucket::correct).sum().doubleValue() / count;
    return Option.some(
        new MurphyDecomposition(
            mean(bucket -> square(bucket.meanConfidence() - bucket.hitRate())),
            mean(bucket -> square(bucket.hitRate() - base)),
            base * (1 - base)));
  }

  private double mean(ToDoubleFunction<ReliabilityBucket> measure) {
    double sum = 0;
    for (ReliabilityBucket bucket : buckets) {
      sum += bucket.predictions() * measure.applyAsDouble(bucket);
    }
    return sum / predictions();
  }

  private static double error(ReliabilityBucket bucket) {
    return Math.abs(bucket.meanConfidence() - bucket.hitRate());
  }

  private static double square(double value) {
    return value * value;
  }
}
