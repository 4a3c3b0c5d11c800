package dev.stoa.domain.evolution;

import dev.stoa.domain.json.InvalidValue;

/** The range of the judge's scores. */
public final class Score {

  /** The lowest score. */
  public static final int LOWEST = -5;

  /** The highest score. */
  public static final int HIGHEST = 5;

  private Score() {}

  /** The score itself; an {@link IllegalArgumentException} names the field and the fix. */
  public static int require(String field, int score) {
    if (score < LOWEST || score > HIGHEST) {
      throw new InvalidValue(
          field + " " + score + " is out of range: give " + LOWEST + " to " + HIGHEST);
    }
    return score;
  }
}
