package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentBucket;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.ReliabilityBucket;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The step of adding what was counted of one agent to another; requires an open write unit. */
final class MoveCalibration {

  private final Calibrations calibrations;

  MoveCalibration(Calibrations calibrations) {
    this.calibrations = calibrations;
  }

  /** Answers in how many scopes something was counted. */
  long move(AgentName from, AgentName into) {
    Seq<DisciplineFilter> scopes = scopes(from);
    Seq<Calibration> moving = calibrations.of(List.of(from), scopes);
    Seq<AgentBucket> buckets = calibrations.buckets(List.of(from), scopes);
    if (moving.isEmpty()) {
      return 0;
    }
    Map<DisciplineFilter, Calibration> existing =
        calibrations.of(List.of(into), scopes).toMap(Calibration::disciplines, one -> one);
    Map<Tuple2<DisciplineFilter, Integer>, ReliabilityBucket> existingBuckets =
        calibrations
            .buckets(List.of(into), scopes)
            .toMap(one -> Tuple.of(one.disciplines(), one.bucket().tenth()), AgentBucket::bucket);
    calibrations.save(moving.map(one -> sum(into, one, existing.get(one.disciplines()))));
    calibrations.saveBuckets(
        buckets.map(
            one ->
                new AgentBucket(
                    into,
                    one.disciplines(),
                    existingBuckets
                        .get(Tuple.of(one.disciplines(), one.bucket().tenth()))
                        .map(own -> own.plus(one.bucket()))
                        .getOrElse(one.bucket()))));
    calibrations.remove(from);
    return moving.size();
  }

  private static Calibration sum(AgentName into, Calibration more, Option<Calibration> existing) {
    Instant at =
        existing
            .map(Calibration::updatedAt)
            .filter(more.updatedAt()::isBefore)
            .getOrElse(more.updatedAt());
    return new Calibration(
        into,
        more.disciplines(),
        existing.map(own -> own.tally().plus(more.tally())).getOrElse(more.tally()),
        at);
  }

  long count(AgentName agent) {
    return calibrations.of(List.of(agent), scopes(agent)).size();
  }

  void remove(AgentName agent) {
    calibrations.remove(agent);
  }

  private Seq<DisciplineFilter> scopes(AgentName agent) {
    return calibrations
        .disciplinesOf(agent, Option.none(), Integer.MAX_VALUE)
        .map(Calibration::disciplines)
        .prepend(DisciplineFilter.ALL);
  }
}
