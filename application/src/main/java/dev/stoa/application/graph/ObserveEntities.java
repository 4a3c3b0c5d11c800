package dev.stoa.application.graph;

import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphObservations;
import dev.stoa.domain.graph.GraphRefused;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NewObservation;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.ObservationId;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** The steps of adding and removing observations; require an open write unit. */
final class ObserveEntities {

  private final GraphEntities entities;
  private final GraphObservations observations;
  private final ResolveEntities resolve;
  private final RecordGraph record;
  private final InstantSource clock;
  private final IdSource ids;

  ObserveEntities(GraphStorage storage, RecordGraph record, InstantSource clock, IdSource ids) {
    this.entities = storage.graphEntities();
    this.observations = storage.graphObservations();
    this.resolve = new ResolveEntities(entities);
    this.record = record;
    this.clock = clock;
    this.ids = ids;
  }

  /** What was not known before; nothing is stored if one of the entities is unknown. */
  Either<GraphRefused, Seq<Observed>> observe(Seq<EntityFacts> facts) {
    entities.lockGraph();
    Map<String, Entity> known = LinkedHashMap.empty();
    for (EntityFacts one : facts) {
      Either<GraphRefused, Entity> entity = resolve.one(one.entity());
      if (entity.isLeft()) {
        return Either.left(entity.getLeft());
      }
      known = known.put(one.entity(), entity.get());
    }
    return Either.right(added(facts, known));
  }

  private Seq<Observed> added(Seq<EntityFacts> facts, Map<String, Entity> known) {
    Instant now = clock.instant();
    KnownTruths<Fact> before = new KnownTruths<>();
    observations
        .of(known.values().map(Entity::id).distinct().toVector())
        .forEach(one -> before.add(new Fact(one.holder(), one.content()), one.validity()));
    long next = observations.nextSequence();
    Vector<Observed> results = Vector.empty();
    Vector<Observation> all = Vector.empty();
    for (EntityFacts one : facts) {
      Entity entity = known.get(one.entity()).get();
      Vector<Observation> fresh = Vector.empty();
      for (NewObservation draft : one.observations()) {
        Fact fact = new Fact(entity.id(), draft.content());
        if (!before.has(fact, draft.validity(), now)) {
          before.add(fact, draft.validity());
          fresh =
              fresh.append(Observation.of(new ObservationId(ids.next()), next, entity, draft, now));
          next++;
        }
      }
      all = all.appendAll(fresh);
      results = results.append(new Observed(one.entity(), fresh));
    }
    observations.add(all);
    Vector<Observation> stored = all;
    Seq<Entity> changed =
        known
            .values()
            .toVector()
            .distinctBy(Entity::id)
            .filter(entity -> stored.exists(one -> one.holder().equals(entity.id())));
    if (changed.nonEmpty()) {
      record.observed(changed, stored);
    }
    return results;
  }

  private record Fact(EntityId entity, String content) {}

  /** Removes what is said so of the entities, or ends it; what is missing is passed over. */
  long remove(Seq<EntityFacts> facts, Option<Instant> end) {
    entities.lockGraph();
    Map<String, Entity> known = resolve.named(facts.map(EntityFacts::entity));
    Set<Fact> unwanted =
        HashSet.ofAll(
            facts.flatMap(
                fact ->
                    known
                        .get(fact.entity())
                        .toVector()
                        .flatMap(
                            entity ->
                                fact.observations()
                                    .map(said -> new Fact(entity.id(), said.content())))));
    Seq<Observation> found =
        observations
            .of(known.values().map(Entity::id).distinct().toVector())
            .filter(one -> unwanted.contains(new Fact(one.holder(), one.content())));
    if (found.isEmpty()) {
      return 0;
    }
    if (end.isDefined()) {
      observations.save(found.map(one -> one.ending(end.get())));
    } else {
      observations.remove(found.map(Observation::id));
    }
    Seq<Entity> changed =
        known
            .values()
            .toVector()
            .distinctBy(Entity::id)
            .filter(entity -> found.exists(one -> one.holder().equals(entity.id())));
    record.changed(changed);
    record.audited(
        end.isDefined() ? StoaEventType.GRAPH_ENDED : StoaEventType.GRAPH_OBSERVATIONS_DELETED,
        changed.map(
            entity ->
                RecordGraph.of(entity.id())
                    .number("observations", found.count(one -> one.holder().equals(entity.id())))));
    return found.size();
  }
}
