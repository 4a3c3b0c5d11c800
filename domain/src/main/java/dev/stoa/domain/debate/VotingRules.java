package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.UnitRange;

/**
 * The rules of weighted voting.
 *
 * @param minimumVotes fewer votes decide nothing
 * @param minimumConfidence less confident votes do not count
 * @param tieBreak which of several equal choices wins
 * @param diversity whether unusual votes count a little more
 * @param history whether voters that were right before count more
 */
public record VotingRules(
    int minimumVotes,
    double minimumConfidence,
    TieBreak tieBreak,
    boolean diversity,
    boolean history) {

  /** How much the diversity of a vote counts. */
  static final double DIVERSITY_WEIGHT = 0.1;

  /** Three votes of confidence 0.3; ties go to the highest confidence; all bonuses. */
  public static final VotingRules USUAL =
      new VotingRules(3, 0.3, TieBreak.HIGHEST_CONFIDENCE, true, true);

  /** Every vote counts what its weight says. */
  public static final VotingRules PLAIN =
      new VotingRules(1, 0, TieBreak.HIGHEST_CONFIDENCE, false, false);

  /** Refuses values out of range. */
  public VotingRules {
    if (minimumVotes < 1) {
      throw new InvalidValue("minimum_votes " + minimumVotes + " is below 1: give 1 or more");
    }
    UnitRange.require("minimum_confidence", minimumConfidence);
  }

  /** With another number of votes that are needed. */
  public VotingRules minimumVotes(int fewest) {
    return new VotingRules(fewest, minimumConfidence, tieBreak, diversity, history);
  }

  /** With another way to break ties. */
  public VotingRules tieBreak(TieBreak way) {
    return new VotingRules(minimumVotes, minimumConfidence, way, diversity, history);
  }
}
