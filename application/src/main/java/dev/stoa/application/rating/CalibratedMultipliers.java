package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentBucket;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationScore;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.KMultiplier;
import dev.stoa.domain.rating.ReliabilityCurve;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Traversable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The step of computing multipliers from calibration; requires an open unit of work. */
final class CalibratedMultipliers {

  private static final Seq<DisciplineFilter> ALL = Vector.of(DisciplineFilter.ALL);

  private final Calibrations calibrations;

  CalibratedMultipliers(Calibrations calibrations) {
    this.calibrations = calibrations;
  }

  /** The multipliers by agent; agents with too few predictions are left out. */
  Map<AgentName, Double> of(Traversable<AgentName> agents) {
    Seq<Calibration> tellingMuch =
        calibrations
            .of(agents.toVector(), ALL)
            .filter(known -> known.tally().predictions() >= CalibrationScore.MINIMUM);
    Map<AgentName, Seq<AgentBucket>> buckets =
        calibrations
            .buckets(tellingMuch.map(Calibration::agent), ALL)
            .groupBy(AgentBucket::agent)
            .mapValues(all -> all);
    return HashMap.ofEntries(
        tellingMuch.map(
            known ->
                Tuple.of(
                    known.agent(), of(known, buckets.getOrElse(known.agent(), Vector.empty())))));
  }

  private static double of(Calibration known, Seq<AgentBucket> buckets) {
    ReliabilityCurve curve = ReliabilityCurve.of(buckets.map(AgentBucket::bucket));
    return KMultiplier.of(Option.some(curve.expectedError()), Option.some(known.tally().brier()));
  }
}
