package dev.stoa.domain.rating;

/**
 * The components of a Brier score (Murphy 1973).
 *
 * @param reliability the difference of confidence and hit rate within the buckets; 0 is best
 * @param resolution how much the hit rates of the buckets differ from the overall one; more is
 *     better
 * @param uncertainty the variance of the outcomes, which does not depend on the forecasts
 */
public record MurphyDecomposition(double reliability, double resolution, double uncertainty) {

  /** The Brier score if every forecast of a bucket had the bucket's mean confidence. */
  public double brier() {
    return reliability - resolution + uncertainty;
  }
}
