package dev.stoa.application.rating;

import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Relationships;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.InstantSource;
import java.util.Map;
import java.util.TreeMap;

/** The step of counting encounters; requires an open write unit. */
public final class CountEncounters {

  private final Relationships relationships;
  private final InstantSource clock;

  /** For one workspace, with its clock. */
  public CountEncounters(RatingStorage storage, InstantSource clock) {
    this.relationships = storage.relationships();
    this.clock = clock;
  }

  /** Counts encounters by pair, in one order, so that two units never deadlock. */
  public void count(Seq<Encounter> encounters) {
    Map<AgentPair, Counters> sums = new TreeMap<>();
    encounters.forEach(one -> sums.merge(one.pair(), one.counters(), Counters::plus));
    relationships.add(
        Vector.ofAll(sums.entrySet()).map(one -> new Encounter(one.getKey(), one.getValue())),
        clock.instant());
  }
}
