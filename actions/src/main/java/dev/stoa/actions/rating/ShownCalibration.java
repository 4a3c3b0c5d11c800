package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import io.vavr.control.Option;
import java.time.Instant;

/** The results of an agent's predictions, of all or in a discipline. */
record ShownCalibration(
    AgentName agent,
    @Param("The discipline; none for all predictions.") Option<Discipline> domain,
    long predictions,
    long correct,
    double hitRate,
    @Param("The mean Brier score.") double brier,
    @Param("The mean log loss.") double logLoss,
    @Param("From 0 to 1, best; 0 with fewer than ten predictions.") double score,
    Instant updatedAt) {

  static ShownCalibration of(Calibration calibration) {
    BrierTally tally = calibration.tally();
    return new ShownCalibration(
        calibration.agent(),
        calibration.disciplines().discipline(),
        tally.predictions(),
        tally.correct(),
        tally.hitRate(),
        tally.brier(),
        tally.logLoss(),
        calibration.score(),
        calibration.updatedAt());
  }
}
