package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentBucket;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.ForecastScore;
import dev.stoa.domain.rating.ReliabilityBucket;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The step of counting forecasts whose outcome is known; requires an open write unit. */
public final class CountForecasts {

  /** A forecast of an agent, with its score. */
  public record Scored(
      AgentName agent, Option<Discipline> discipline, double confidence, ForecastScore score) {

    private Seq<DisciplineFilter> filters() {
      return Vector.of(DisciplineFilter.ALL).appendAll(discipline.map(DisciplineFilter::of));
    }
  }

  private record Place(AgentName agent, DisciplineFilter disciplines) {}

  private record BucketPlace(Place place, int tenth) {}

  private final Calibrations calibrations;

  /** For one workspace. */
  public CountForecasts(Calibrations calibrations) {
    this.calibrations = calibrations;
  }

  /** Counts each forecast overall and, if it has one, in its discipline. */
  public void count(Seq<Scored> forecasts, Instant at) {
    if (forecasts.isEmpty()) {
      return;
    }
    Seq<AgentName> agents = forecasts.map(Scored::agent).distinct().sorted();
    Seq<DisciplineFilter> filters = forecasts.flatMap(Scored::filters).distinct();
    calibrations.lock(agents);
    Map<Place, Calibration> tallies = new HashMap<>();
    calibrations
        .of(agents, filters)
        .forEach(
            existing -> tallies.put(new Place(existing.agent(), existing.disciplines()), existing));
    Map<BucketPlace, ReliabilityBucket> buckets = new HashMap<>();
    calibrations
        .buckets(agents, filters)
        .forEach(
            existing ->
                buckets.put(
                    new BucketPlace(
                        new Place(existing.agent(), existing.disciplines()),
                        existing.bucket().tenth()),
                    existing.bucket()));
    Map<Place, Calibration> changed = new LinkedHashMap<>();
    Map<BucketPlace, AgentBucket> changedBuckets = new LinkedHashMap<>();
    for (Scored forecast : forecasts) {
      for (DisciplineFilter disciplines : forecast.filters()) {
        Place place = new Place(forecast.agent(), disciplines);
        Calibration tally =
            tallies
                .getOrDefault(place, Calibration.none(forecast.agent(), disciplines, at))
                .plus(forecast.score(), at);
        tallies.put(place, tally);
        changed.put(place, tally);
        int tenth = ReliabilityBucket.tenthOf(forecast.confidence());
        BucketPlace bucketPlace = new BucketPlace(place, tenth);
        ReliabilityBucket bucket =
            buckets
                .getOrDefault(bucketPlace, ReliabilityBucket.empty(tenth))
                .plus(forecast.confidence(), forecast.score().hit());
        buckets.put(bucketPlace, bucket);
        changedBuckets.put(bucketPlace, new AgentBucket(forecast.agent(), disciplines, bucket));
      }
    }
    calibrations.save(Vector.ofAll(changed.values()));
    calibrations.saveBuckets(Vector.ofAll(changedBuckets.values()));
  }
}
