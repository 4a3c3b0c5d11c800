package dev.stoa.actions.rating;

import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.domain.rating.ReliabilityCurve;

/** A reliability curve as bars. */
final class CurvePicture {

  private static final int WIDTH = 40;

  private CurvePicture() {}

  /** A line for each bucket, below a scale. */
  static String of(ReliabilityCurve curve) {
    return "\n        0%"
        + " ".repeat(WIDTH - 6)
        + "100%\n"
        + curve
            .buckets()
            .map(bucket -> (bucket.key() + " " + bar(bucket)).stripTrailing() + "\n")
            .mkString();
  }

  /** A bar as long as the hit rate, with a mark at the mean confidence. */
  static String bar(ReliabilityBucket bucket) {
    if (bucket.predictions() == 0) {
      return "";
    }
    int right = (int) Math.round(bucket.hitRate() * WIDTH);
    int sure = Math.min(WIDTH - 1, (int) (bucket.meanConfidence() * WIDTH));
    StringBuilder bar = new StringBuilder("#".repeat(right) + " ".repeat(WIDTH - right));
    bar.setCharAt(sure, '|');
    return bar.toString();
  }
}
