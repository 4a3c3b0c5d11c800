package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationScope;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.ForecastScore;
import dev.stoa.domain.rating.ReliabilityBucket;
import io.vavr.control.Option;
import java.time.Instant;

/** The step of counting one forecast whose outcome is known; it needs an open write unit. */
final class CountForecast {

  private final Calibrations calibrations;

  CountForecast(Calibrations calibrations) {
    this.calibrations = calibrations;
  }

  /** Counts it among all of the agent's and, if it has one, in its discipline. */
  void count(
      AgentName agent,
      Option<Discipline> discipline,
      double confidence,
      ForecastScore score,
      Instant at) {
    calibrations.lock(agent);
    count(agent, CalibrationScope.ALL, confidence, score, at);
    discipline
        .map(CalibrationScope::of)
        .forEach(scope -> count(agent, scope, confidence, score, at));
  }

  private void count(
      AgentName agent, CalibrationScope scope, double confidence, ForecastScore score, Instant at) {
    calibrations.save(
        calibrations
            .find(agent, scope)
            .getOrElse(() -> Calibration.none(agent, scope, at))
            .plus(score, at));
    int tenth = ReliabilityBucket.tenthOf(confidence);
    calibrations.save(
        agent,
        scope,
        calibrations
            .buckets(agent, scope)
            .find(bucket -> bucket.tenth() == tenth)
            .getOrElse(() -> ReliabilityBucket.empty(tenth))
            .plus(confidence, score.hit()));
  }
}
