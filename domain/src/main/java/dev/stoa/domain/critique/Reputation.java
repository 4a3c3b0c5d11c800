package dev.stoa.domain.critique;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Instant;

/**
 * The results of an agent's proposals, critiques and predictions.
 *
 * @param predictionErrors the sum of the errors of its predictions of usefulness
 */
@RecordBuilder
public record Reputation(
    AgentName agent,
    long proposalsMade,
    long proposalsAccepted,
    long critiquesGiven,
    long critiquesValuable,
    long predictions,
    double predictionErrors,
    Instant updatedAt) {

  /** The vote weight of an unknown agent. */
  public static final double UNKNOWN_WEIGHT = 1.0;

  private static final double NEUTRAL = 0.5;
  private static final double LEAST_WEIGHT = 0.4;
  private static final double MOST_WEIGHT = 1.6;

  /** Refuses counts that are impossible. */
  public Reputation {
    if (proposalsAccepted < 0
        || proposalsAccepted > proposalsMade
        || critiquesGiven < 0
        || critiquesValuable < 0
        || predictions < 0
        || !(predictionErrors >= 0)) {
      throw new InvalidValue(
          "the counts of " + agent + " are impossible: none may be negative or exceed its total");
    }
  }

  /** The reputation of an agent without activity. */
  public static Reputation none(AgentName agent, Instant now) {
    return new Reputation(agent, 0, 0, 0, 0, 0, 0, now);
  }

  /** The share of proposals that were accepted; a half without any. */
  public double acceptance() {
    return proposalsMade == 0 ? NEUTRAL : proposalsAccepted / (double) proposalsMade;
  }

  /**
   * 0.6 times the share of accepted proposals plus 0.4 times that of valuable critiques; a half
   * without proposals.
   */
  public double score() {
    if (proposalsMade == 0) {
      return NEUTRAL;
    }
    double valuable = critiquesGiven == 0 ? NEUTRAL : critiquesValuable / (double) critiquesGiven;
    return 0.6 * acceptance() + 0.4 * valuable;
  }

  /** 1 minus the mean prediction error; a half without predictions. */
  public double calibration() {
    return predictions == 0 ? NEUTRAL : 1 - predictionErrors / predictions;
  }

  /** The vote weight, from 0.4 to 1.6. */
  public double voteWeight() {
    return voteWeight(score(), calibration());
  }

  /** The vote weight for a score and a calibration. */
  public static double voteWeight(double score, double calibration) {
    double weight = 0.5 + score + 0.2 * (calibration - NEUTRAL);
    return Math.max(LEAST_WEIGHT, Math.min(MOST_WEIGHT, weight));
  }

  /** After a proposal. */
  public Reputation proposed(boolean accepted, Instant now) {
    return ReputationBuilder.from(this)
        .proposalsMade(proposalsMade + 1)
        .proposalsAccepted(proposalsAccepted + (accepted ? 1 : 0))
        .updatedAt(now)
        .build();
  }

  /** After filing a critique. */
  public Reputation criticised(Instant now) {
    return ReputationBuilder.from(this).critiquesGiven(critiquesGiven + 1).updatedAt(now).build();
  }

  /** After one of its critiques was judged. */
  public Reputation judged(boolean valuable, double predictionError, Instant now) {
    return ReputationBuilder.from(this)
        .critiquesValuable(critiquesValuable + (valuable ? 1 : 0))
        .predictions(predictions + 1)
        .predictionErrors(predictionErrors + predictionError)
        .updatedAt(now)
        .build();
  }

  /** What this agent and another have done together. */
  public Reputation plus(Reputation more) {
    return new Reputation(
        agent,
        proposalsMade + more.proposalsMade,
        proposalsAccepted + more.proposalsAccepted,
        critiquesGiven + more.critiquesGiven,
        critiquesValuable + more.critiquesValuable,
        predictions + more.predictions,
        predictionErrors + more.predictionErrors,
        updatedAt.isBefore(more.updatedAt) ? more.updatedAt : updatedAt);
  }
}
