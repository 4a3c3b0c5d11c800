package dev.stoa.domain.search;

import dev.stoa.domain.json.InvalidValue;

/**
 * What to do with a text that says nearly the same as a stored one; the same text is never written
 * twice.
 *
 * @param threshold the score from which texts count as the same
 */
public record WhenSimilar(Way way, double threshold) {

  /** The ways to treat such a text. */
  public enum Way {
    REPORT,
    REFUSE,
    MERGE
  }

  /** Refuses a score that no two texts have. */
  public WhenSimilar {
    // Written so that NaN is refused too.
    if (!(threshold > 0 && threshold <= 1)) {
      throw new InvalidValue(
          "similarity " + threshold + " is out of range: give more than 0, at most 1");
    }
  }

  /** Writes it, and says what is similar. */
  public static WhenSimilar report() {
    return new WhenSimilar(Way.REPORT, NearDuplicates.USUAL);
  }

  /** Refuses it from this score on. */
  public static WhenSimilar refuse(double from) {
    return new WhenSimilar(Way.REFUSE, from);
  }

  /** Keeps it as a variant of the most similar one. */
  public static WhenSimilar merge() {
    return new WhenSimilar(Way.MERGE, NearDuplicates.USUAL);
  }
}
