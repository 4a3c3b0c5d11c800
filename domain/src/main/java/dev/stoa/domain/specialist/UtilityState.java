package dev.stoa.domain.specialist;

import dev.stoa.domain.json.InvalidValue;

/**
 * What is known of a specialist in a field before its next answer is scored.
 *
 * @param efficacy the moving average
 * @param confidence the moving average
 * @param sinceNovelty how many answers there were since one that tried something new
 */
public record UtilityState(double efficacy, double confidence, long sinceNovelty) {

  /** Nothing is known yet. */
  public static final UtilityState UNKNOWN = new UtilityState(0.5, 0.5, 0);

  /** Refuses numbers that are none, and a negative count. */
  public UtilityState {
    if (!Double.isFinite(efficacy) || !Double.isFinite(confidence) || sinceNovelty < 0) {
      throw new InvalidValue(
          "the state has efficacy "
              + efficacy
              + ", confidence "
              + confidence
              + " and "
              + sinceNovelty
              + " answers: give what the last score returned");
    }
  }
}
