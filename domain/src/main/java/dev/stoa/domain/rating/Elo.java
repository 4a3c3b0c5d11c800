package dev.stoa.domain.rating;

import dev.stoa.domain.json.InvalidValue;

/** The arithmetic of ELO; exact to the bit on every machine. */
public final class Elo {

  /** The rating of an agent before its first match. */
  public static final double START = 1500.0;

  /** The default K factor: the maximum change of a match between two agents. */
  public static final double K_FACTOR = 32.0;

  /** The lead in points that means odds of ten to one. */
  public static final double SCALE = 400.0;

  private Elo() {}

  /** The expected share of the points of the first against the second. */
  public static double expected(double rating, double opponent) {
    return 1.0 / (1.0 + StrictMath.pow(10.0, (opponent - rating) / SCALE));
  }

  /** The lead in points that gives this expected share; inverse of {@link #expected}. */
  public static double lead(double share) {
    if (!(share > 0 && share < 1)) {
      throw new InvalidValue("share " + share + " is out of range: 0 to 1, exclusive");
    }
    return SCALE * StrictMath.log10(share / (1.0 - share));
  }

  /** The share of the first in two scores; 0.5 if both are 0. */
  public static double actual(double score, double opponent) {
    double total = score + opponent;
    return total > 0 ? score / total : 0.5;
  }
}
