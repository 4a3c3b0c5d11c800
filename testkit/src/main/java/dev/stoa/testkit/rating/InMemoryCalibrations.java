package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentBucket;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** Tallies and buckets in maps. */
public final class InMemoryCalibrations implements Calibrations {

  private final Cell<Map<Tuple2<AgentName, DisciplineFilter>, Calibration>> tallies;
  private final Cell<
          Map<Tuple2<AgentName, DisciplineFilter>, SortedMap<Integer, ReliabilityBucket>>>
      buckets;

  public InMemoryCalibrations(InMemoryUnitOfWork unit) {
    this.tallies = unit.cell(HashMap.empty());
    this.buckets = unit.cell(HashMap.empty());
  }

  @Override
  public void lock(Seq<AgentName> agents) {
    // Locking counts as writing: it is refused in a read-only unit.
    tallies.update(all -> all);
  }

  @Override
  public Option<Calibration> find(AgentName agent, DisciplineFilter disciplines) {
    return tallies.get().get(Tuple.of(agent, disciplines));
  }

  @Override
  public Seq<Calibration> of(Seq<AgentName> agents, Seq<DisciplineFilter> scopes) {
    return agents
        .distinct()
        .flatMap(agent -> scopes.distinct().flatMap(disciplines -> find(agent, disciplines)));
  }

  @Override
  public void save(Seq<Calibration> calibrations) {
    for (Calibration one : calibrations) {
      tallies.update(all -> all.put(Tuple.of(one.agent(), one.disciplines()), one));
    }
  }

  @Override
  public Seq<Calibration> disciplinesOf(AgentName agent, Option<Discipline> after, int limit) {
    return tallies
        .get()
        .values()
        .filter(each -> each.agent().equals(agent) && each.disciplines().discipline().isDefined())
        .sortBy(each -> each.disciplines().discipline().get())
        .filter(
            each ->
                after.forAll(
                    earlier -> each.disciplines().discipline().get().compareTo(earlier) > 0))
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<Calibration> ranked(
      DisciplineFilter disciplines, long minimumSample, Option<CalibrationRank> after, int limit) {
    return tallies
        .get()
        .values()
        .filter(
            each ->
                each.disciplines().equals(disciplines)
                    && each.tally().predictions() >= minimumSample)
        .filter(each -> after.forAll(earlier -> each.rank().compareTo(earlier) > 0))
        .sortBy(Calibration::rank)
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<ReliabilityBucket> buckets(AgentName agent, DisciplineFilter disciplines) {
    return in(agent, disciplines).values().toVector();
  }

  @Override
  public Seq<AgentBucket> buckets(Seq<AgentName> agents, Seq<DisciplineFilter> scopes) {
    return agents
        .distinct()
        .flatMap(
            agent ->
                scopes
                    .distinct()
                    .flatMap(
                        disciplines ->
                            buckets(agent, disciplines)
                                .map(bucket -> new AgentBucket(agent, disciplines, bucket))));
  }

  @Override
  public void saveBuckets(Seq<AgentBucket> saved) {
    for (AgentBucket one : saved) {
      SortedMap<Integer, ReliabilityBucket> changed =
          in(one.agent(), one.disciplines()).put(one.bucket().tenth(), one.bucket());
      buckets.update(all -> all.put(Tuple.of(one.agent(), one.disciplines()), changed));
    }
  }

  @Override
  public void remove(AgentName agent) {
    tallies.update(all -> all.filterKeys(place -> !place._1.equals(agent)));
    buckets.update(all -> all.filterKeys(place -> !place._1.equals(agent)));
  }

  private SortedMap<Integer, ReliabilityBucket> in(AgentName agent, DisciplineFilter disciplines) {
    return buckets.get().getOrElse(Tuple.of(agent, disciplines), TreeMap.empty());
  }
}
