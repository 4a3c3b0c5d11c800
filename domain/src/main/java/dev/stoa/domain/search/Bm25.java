package dev.stoa.domain.search;

/**
 * How well a text answers a word: the formula and the constants of SQLite's own ranking.
 *
 * <p>A text is as long as its words and one more, for whose it is: SQLite indexes that too.
 */
public final class Bm25 {

  /** How soon a repeated word adds little. */
  public static final double K1 = 1.2;

  /** How much a long text is held against it. */
  public static final double B = 0.75;

  /** The upper bound of a word's share, as a multiple of its weight. */
  public static final double MOST = K1 + 1;

  /** The minimum weight, of words in most texts. */
  private static final double LEAST_WEIGHT = 1e-6;

  private Bm25() {}

  /** The weight of a word by its document frequency. */
  public static double weight(long documents, long holding) {
    return Math.max(LEAST_WEIGHT, Math.log((documents - holding + 0.5) / (holding + 0.5)));
  }

  /** The share of one word in the score of a text of that many words that holds it that often. */
  public static double share(double weight, long times, long length, double averageLength) {
    return weight * (times * (K1 + 1)) / (times + K1 * (1 - B + B * length / averageLength));
  }
}
