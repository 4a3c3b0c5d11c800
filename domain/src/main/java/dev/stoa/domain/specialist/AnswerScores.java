package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.UnitRange;

/**
 * How one answer was judged; all from 0 to 1.
 *
 * @param passed the share of checks that it passed
 * @param baseline what people reach
 * @param penalty how bad its mistakes were
 * @param novelty how much of it was new
 */
public record AnswerScores(double passed, double baseline, double penalty, double novelty) {

  /** The default of what people reach. */
  public static final double USUAL_BASELINE = 0.65;

  /** Refuses values out of range. */
  public AnswerScores {
    UnitRange.require("passed", passed);
    UnitRange.require("baseline", baseline);
    UnitRange.require("penalty", penalty);
    UnitRange.require("novelty", novelty);
  }
}
