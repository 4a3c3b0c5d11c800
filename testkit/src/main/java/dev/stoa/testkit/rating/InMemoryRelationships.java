package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/** Relationships in a map. */
public final class InMemoryRelationships implements Relationships {

  private final Cell<Map<AgentPair, Relationship>> pairs;

  public InMemoryRelationships(InMemoryUnitOfWork unit) {
    this.pairs = unit.cell(HashMap.empty());
  }

  @Override
  public Option<Relationship> find(AgentPair pair) {
    return pairs.get().get(pair);
  }

  @Override
  public void add(Seq<Encounter> encounters, Instant at) {
    for (Encounter more : encounters) {
      pairs.update(
          all ->
              all.put(
                  more.pair(),
                  new Relationship(
                      more.pair(),
                      all.get(more.pair())
                          .map(there -> there.counters().plus(more.counters()))
                          .getOrElse(more.counters()),
                      at)));
    }
  }

  @Override
  public Seq<Relationship> of(AgentName agent, Option<AgentName> after, int limit) {
    return pairs
        .get()
        .values()
        .filter(one -> one.pair().a().equals(agent) || one.pair().b().equals(agent))
        .filter(one -> after.forAll(name -> name.compareTo(one.pair().other(agent)) < 0))
        .toVector()
        .sorted(Comparator.comparing(one -> one.pair().other(agent)))
        .take(limit);
  }
}
