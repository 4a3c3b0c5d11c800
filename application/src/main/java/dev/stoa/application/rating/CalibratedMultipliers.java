package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.CalibrationScope;
import dev.stoa.domain.rating.CalibrationScore;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.KMultiplier;
import dev.stoa.domain.rating.ReliabilityCurve;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Traversable;
import io.vavr.control.Option;

/** The step of asking how well agents know what they know; it needs an open unit of work. */
final class CalibratedMultipliers {

  private final Calibrations calibrations;

  CalibratedMultipliers(Calibrations calibrations) {
    this.calibrations = calibrations;
  }

  /** By how much the change of each is stretched: 1 until its predictions say something. */
  Map<AgentName, Double> of(Traversable<AgentName> agents) {
    return HashMap.ofEntries(agents.map(agent -> Tuple.of(agent, of(agent))));
  }

  private double of(AgentName agent) {
    return calibrations
        .find(agent, CalibrationScope.ALL)
        .filter(known -> known.tally().predictions() >= CalibrationScore.MINIMUM)
        .map(
            known -> {
              ReliabilityCurve curve =
                  ReliabilityCurve.of(calibrations.buckets(agent, CalibrationScope.ALL));
              return KMultiplier.of(
                  Option.some(curve.expectedError()), Option.some(known.tally().brier()));
            })
        .getOrElse(1.0);
  }
}
