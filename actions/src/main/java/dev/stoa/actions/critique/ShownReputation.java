package dev.stoa.actions.critique;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;

/** The results of an agent's proposals, critiques and predictions. */
record ShownReputation(
    AgentName agent,
    long proposalsMade,
    long proposalsAccepted,
    long critiquesGiven,
    @Param("How many critiques led to an improvement.") long critiquesValuable,
    @Param("How many of its critiques were judged.") long predictions,
    @Param("The sum of the errors of its predictions of usefulness.") double predictionErrors,
    @Param("From its accepted proposals and valuable critiques, 0 to 1.") double score,
    @Param("How well it predicts the usefulness of its critiques, 0 to 1.") double calibration,
    @Param("How much its vote counts, 0.4 to 1.6.") double voteWeight,
    Instant updatedAt) {

  static ShownReputation of(Reputation one) {
    return new ShownReputation(
        one.agent(),
        one.proposalsMade(),
        one.proposalsAccepted(),
        one.critiquesGiven(),
        one.critiquesValuable(),
        one.predictions(),
        one.predictionErrors(),
        one.score(),
        one.calibration(),
        one.voteWeight(),
        one.updatedAt());
  }
}
