package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.rating.MurphyDecomposition;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.domain.rating.ReliabilityCurve;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Confidence against hit rate. */
record ShownCurve(
    long predictions,
    @Param("The mean Brier score.") double brier,
    @Param("The mean difference of confidence and hit rate.") double expectedError,
    @Param("The largest difference in a bucket.") double maximumError,
    @Param("The difference of confidence and hit rate within the buckets; 0 is best.")
        Option<Double> reliability,
    @Param("How much the hit rates of the buckets differ; more is better.")
        Option<Double> resolution,
    @Param("The variance of the outcomes.") Option<Double> uncertainty,
    @Param("Ten, by confidence.") Seq<ShownBucket> buckets) {

  /** The predictions with a confidence in one tenth of the range from 0 to 1. */
  record ShownBucket(
      @Param("The range of the confidence.") String bucket,
      long predictions,
      long correct,
      double meanConfidence,
      double hitRate) {

    static ShownBucket of(ReliabilityBucket bucket) {
      return new ShownBucket(
          bucket.key(),
          bucket.predictions(),
          bucket.correct(),
          bucket.meanConfidence(),
          bucket.hitRate());
    }
  }

  static ShownCurve of(ReliabilityCurve curve) {
    Option<MurphyDecomposition> parts = curve.murphy();
    return new ShownCurve(
        curve.predictions(),
        curve.brier(),
        curve.expectedError(),
        curve.maximumError(),
        parts.map(MurphyDecomposition::reliability),
        parts.map(MurphyDecomposition::resolution),
        parts.map(MurphyDecomposition::uncertainty),
        curve.buckets().map(ShownBucket::of));
  }
}
