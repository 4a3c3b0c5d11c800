package dev.stoa.domain.rating;

/** The arithmetic of ELO; exact to the bit on every machine. */
public final class Elo {

  /** What an agent is rated before its first match. */
  public static final double START = 1500.0;

  /** How many points one match between equals moves at most, twice over. */
  public static final double K_FACTOR = 32.0;

  /** So many points ahead means ten times the odds. */
  public static final double SCALE = 400.0;

  private Elo() {}

  /** The share of the points that the first is expected to take from the second. */
  public static double expected(double rating, double opponent) {
    return 1.0 / (1.0 + StrictMath.pow(10.0, (opponent - rating) / SCALE));
  }

  /** How far ahead a rating is that takes this share of the points, more than 0 and below 1. */
  public static double lead(double share) {
    if (!(share > 0 && share < 1)) {
      throw new IllegalArgumentException("share " + share + " is out of range: 0 to 1, exclusive");
    }
    return SCALE * StrictMath.log10(share / (1.0 - share));
  }

  /** The share of two scores that the first takes; nobody scoring is a draw. */
  public static double actual(double score, double opponent) {
    double total = score + opponent;
    return total > 0 ? score / total : 0.5;
  }
}
