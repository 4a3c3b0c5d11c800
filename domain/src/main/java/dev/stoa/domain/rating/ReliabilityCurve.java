package dev.stoa.domain.rating;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.ToDoubleFunction;

/** Confidence against truth, bucket by bucket; what a reliability diagram draws. */
public final class ReliabilityCurve {

  /** Of no forecasts. */
  public static final ReliabilityCurve EMPTY =
      new ReliabilityCurve(Vector.range(0, ReliabilityBucket.COUNT).map(ReliabilityBucket::empty));

  private final Vector<ReliabilityBucket> all;

  private ReliabilityCurve(Vector<ReliabilityBucket> all) {
    this.all = all;
  }

  /** Of these buckets, each at most once; those left out are empty. */
  public static ReliabilityCurve of(Iterable<ReliabilityBucket> buckets) {
    Vector<ReliabilityBucket> all = EMPTY.all;
    for (ReliabilityBucket bucket : buckets) {
      all = all.update(bucket.tenth(), bucket);
    }
    return new ReliabilityCurve(all);
  }

  /** One forecast more. */
  public ReliabilityCurve plus(double confidence, boolean hit) {
    return new ReliabilityCurve(
        all.update(
            ReliabilityBucket.tenthOf(Forecast.requireProbability("confidence", confidence)),
            bucket -> bucket.plus(confidence, hit)));
  }

  /** All ten buckets in ascending order, empty ones too. */
  public Seq<ReliabilityBucket> buckets() {
    return all;
  }

  /** How many forecasts there are. */
  public long predictions() {
    return all.map(ReliabilityBucket::predictions).sum().longValue();
  }

  /** The mean Brier score of the expected outcomes; 1 when there are none. */
  public double brier() {
    long count = predictions();
    double sum = 0;
    for (ReliabilityBucket bucket : all) {
      sum += bucket.brierSum();
    }
    return count == 0 ? 1 : sum / count;
  }

  /** The expected calibration error: how far confidence is from truth on average; 1 of nothing. */
  public double expectedError() {
    return predictions() == 0 ? 1 : mean(ReliabilityCurve::error);
  }

  /** How far confidence is from truth in the worst bucket; 1 of nothing. */
  public double maximumError() {
    return all.filter(bucket -> bucket.predictions() > 0)
        .map(ReliabilityCurve::error)
        .max()
        .getOrElse(1.0);
  }

  /** What the Brier score is made of; none of nothing. */
  public Option<MurphyDecomposition> murphy() {
    long count = predictions();
    if (count == 0) {
      return Option.none();
    }
    double base = all.map(ReliabilityBucket::correct).sum().doubleValue() / count;
    return Option.some(
        new MurphyDecomposition(
            mean(bucket -> square(bucket.meanConfidence() - bucket.hitRate())),
            mean(bucket -> square(bucket.hitRate() - base)),
            base * (1 - base)));
  }

  private double mean(ToDoubleFunction<ReliabilityBucket> measure) {
    double sum = 0;
    for (ReliabilityBucket bucket : all) {
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
