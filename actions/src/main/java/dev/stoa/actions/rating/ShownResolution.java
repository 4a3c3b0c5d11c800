package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import java.time.Instant;

/** A resolved tournament, and how good its predictions were. */
record ShownResolution(
    TournamentId tournamentId,
    OutcomeName outcome,
    Instant resolvedAt,
    long predictions,
    long correct,
    double hitRate,
    @Param("The mean Brier score.") double brier,
    @Param("The mean log loss.") double logLoss) {

  static ShownResolution of(Resolution resolution) {
    BrierTally tally = resolution.tally();
    return new ShownResolution(
        resolution.tournament(),
        resolution.decision().winner(),
        resolution.decision().at(),
        tally.predictions(),
        tally.correct(),
        tally.hitRate(),
        tally.brier(),
        tally.logLoss());
  }
}
