package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
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
import java.util.function.Consumer;

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
                          .map(existing -> existing.counters().plus(more.counters()))
                          .getOrElse(more.counters()),
                      at)));
    }
  }

  @Override
  public void recount(Seq<Encounter> meetings, Instant at) {
    for (Encounter one : meetings) {
      Counters now = one.counters();
      Counters existing =
          find(one.pair()).map(Relationship::counters).getOrElse(() -> Counters.NONE);
      Counters recounted =
          new Counters(
              now.debates(),
              existing.agreements(),
              existing.critiquesAToB(),
              existing.critiquesBToA(),
              existing.acceptedAToB(),
              existing.acceptedBToA(),
              existing.changesA(),
              existing.changesB(),
              now.winsA(),
              now.winsB());
      pairs.update(all -> all.put(one.pair(), new Relationship(one.pair(), recounted, at)));
    }
  }

  @Override
  public void scan(Consumer<Relationship> relationships) {
    pairs
        .get()
        .values()
        .toVector()
        .sorted(Comparator.comparing(Relationship::pair))
        .forEach(relationships);
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

  @Override
  public void remove(AgentName agent) {
    pairs.update(all -> all.filterKeys(pair -> !pair.a().equals(agent) && !pair.b().equals(agent)));
  }
}
