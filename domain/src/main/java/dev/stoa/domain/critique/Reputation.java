package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/**
 * What an agent's proposals, critiques and predictions have come to.
 *
 * @param predictionErrors the sum of how far its predictions of usefulness were off
 */
public record Reputation(
    AgentName agent,
    long proposalsMade,
    long proposalsAccepted,
    long critiquesGiven,
    long critiquesValuable,
    long predictions,
    double predictionErrors,
    Instant updatedAt) {

  /** The vote of an agent nobody knows anything about. */
  public static final double UNKNOWN_WEIGHT = 1.0;

  private static final double NEUTRAL = 0.5;
  private static final double LEAST_WEIGHT = 0.4;
  private static final double MOST_WEIGHT = 1.6;

  /** Refuses tallies that cannot be. */
  public Reputation {
    if (proposalsAccepted < 0
        || proposalsAccepted > proposalsMade
        || critiquesGiven < 0
        || critiquesValuable < 0
        || predictions < 0
        || !(predictionErrors >= 0)) {
      throw new IllegalArgumentException("the tallies of " + agent + " cannot be");
    }
  }

  /** Of an agent that has done nothing yet. */
  public static Reputation none(AgentName agent, Instant now) {
    return new Reputation(agent, 0, 0, 0, 0, 0, 0, now);
  }

  /** The share of proposals that were accepted; a half without any. */
  public double acceptance() {
    return proposalsMade == 0 ? NEUTRAL : proposalsAccepted / (double) proposalsMade;
  }

  /** Three parts proposals, two parts critiques; a half without proposals. */
  public double score() {
    if (proposalsMade == 0) {
      return NEUTRAL;
    }
    double valuable = critiquesGiven == 0 ? NEUTRAL : critiquesValuable / (double) critiquesGiven;
    return 0.6 * acceptance() + 0.4 * valuable;
  }

  /** One less the mean prediction error; a half without predictions. */
  public double calibration() {
    return predictions == 0 ? NEUTRAL : 1 - predictionErrors / predictions;
  }

  /** What its vote counts, between 0.4 and 1.6. */
  public double voteWeight() {
    return voteWeight(score(), calibration());
  }

  /** The weight of any score and calibration. */
  public static double voteWeight(double score, double calibration) {
    double weight = 0.5 + score + 0.2 * (calibration - NEUTRAL);
    return Math.max(LEAST_WEIGHT, Math.min(MOST_WEIGHT, weight));
  }

  /** After a proposal. */
  public Reputation proposed(boolean accepted, Instant now) {
    return new Reputation(
        agent,
        proposalsMade + 1,
        proposalsAccepted + (accepted ? 1 : 0),
        critiquesGiven,
        critiquesValuable,
        predictions,
        predictionErrors,
        now);
  }

  /** After filing a critique. */
  public Reputation criticised(Instant now) {
    return new Reputation(
        agent,
        proposalsMade,
        proposalsAccepted,
        critiquesGiven + 1,
        critiquesValuable,
        predictions,
        predictionErrors,
        now);
  }

  /** After a critique of its was judged. */
  public Reputation judged(boolean valuable, double predictionError, Instant now) {
    return new Reputation(
        agent,
        proposalsMade,
        proposalsAccepted,
        critiquesGiven,
        critiquesValuable + (valuable ? 1 : 0),
        predictions + 1,
        predictionErrors + predictionError,
        now);
  }
}
