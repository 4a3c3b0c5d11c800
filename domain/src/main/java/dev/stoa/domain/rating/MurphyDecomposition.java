package dev.stoa.domain.rating;

/**
 * What a Brier score is made of, after Murphy (1973).
 *
 * @param reliability how far confidence is from truth within the buckets; 0 is best
 * @param resolution how far the buckets' truths are from the overall one; more is better
 * @param uncertainty how hard the questions were, whoever answers
 */
public record MurphyDecomposition(double reliability, double resolution, double uncertainty) {

  /** The Brier score if every forecast of a bucket had the bucket's mean confidence. */
  public double brier() {
    return reliability - resolution + uncertainty;
  }
}
