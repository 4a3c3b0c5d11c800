package dev.stoa.actions.rating;

import dev.stoa.actions.rating.ShownCurve.ShownBucket;

/** A reliability curve as bars. */
final class CurvePicture {

  private static final int WIDTH = 40;

  private CurvePicture() {}

  /** A line for each bucket, below a scale. */
  static String of(ShownCurve curve) {
    return "\n        0%"
        + " ".repeat(WIDTH - 6)
        + "100%\n"
        + curve
            .buckets()
            .map(bucket -> (bucket.bucket() + " " + bar(bucket)).stripTrailing() + "\n")
            .mkString();
  }

  /** A bar as long as the hit rate, with a mark at the mean confidence. */
  static String bar(ShownBucket bucket) {
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
