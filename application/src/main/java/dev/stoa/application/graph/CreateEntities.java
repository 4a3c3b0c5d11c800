package dev.stoa.application.graph;

import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphObservations;
import dev.stoa.domain.graph.GraphRefused;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.ObservationId;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Set;

/** The step of creating entities whose names nobody has; requires an open write unit. */
final class CreateEntities {

  private final GraphEntities entities;
  private final GraphObservations observations;
  private final ResolveEntities resolve;
  private final RecordGraph record;
  private final InstantSource clock;
  private final IdSource ids;

  CreateEntities(GraphStorage storage, RecordGraph record, InstantSource clock, IdSource ids) {
    this.entities = storage.graphEntities();
    this.observations = storage.graphObservations();
    this.resolve = new ResolveEntities(entities);
    this.record = record;
    this.clock = clock;
    this.ids = ids;
  }

  /** Those that were created; whose name is taken stays as it is. */
  Either<GraphRefused, Seq<DescribedEntity>> create(Seq<NewEntity> drafts) {
    entities.lockGraph();
    Map<String, Entity> taken =
        resolve.named(drafts.flatMap(draft -> draft.aliases().prepend(draft.name())));
    Set<String> used = new HashSet<>();
    Vector<NewEntity> fresh = Vector.empty();
    for (NewEntity draft : drafts) {
      if (taken.get(draft.name()).exists(Entity::isKnown) || !used.add(draft.name())) {
        continue;
      }
      Option<String> other =
          draft.aliases().find(alias -> taken.containsKey(alias) || !used.add(alias));
      if (other.isDefined()) {
        return Either.left(
            new GraphRefused.NameTaken(
                other.get(), taken.get(other.get()).map(Entity::name).getOrElse("another")));
      }
      fresh = fresh.append(draft);
    }
    return Either.right(fresh.isEmpty() ? Vector.empty() : stored(fresh, taken));
  }

  private Seq<DescribedEntity> stored(Seq<NewEntity> drafts, Map<String, Entity> taken) {
    Instant now = clock.instant();
    long first = entities.nextSequence();
    Seq<Entity> all =
        drafts.zipWithIndex(
            (draft, place) ->
                taken
                    .get(draft.name())
                    .map(mentioned -> mentioned.known(first + place, draft.type(), now))
                    .getOrElse(
                        () -> Entity.of(new EntityId(ids.next()), first + place, draft, now)));
    Seq<Entity> added = all.reject(entity -> taken.containsKey(entity.name()));
    entities.add(added);
    entities.save(all.filter(entity -> taken.containsKey(entity.name())));
    Map<String, Entity> byName = HashMap.ofEntries(all.map(one -> Tuple.of(one.name(), one)));
    entities.addNames(
        added
            .map(entity -> EntityName.of(entity.name(), entity, now))
            .appendAll(
                drafts.flatMap(
                    draft ->
                        draft
                            .aliases()
                            .map(
                                alias ->
                                    EntityName.of(alias, byName.get(draft.name()).get(), now)))));
    Seq<Observation> facts = facts(drafts, byName, now);
    observations.add(facts);
    return record.created(all, facts);
  }

  private Seq<Observation> facts(Seq<NewEntity> drafts, Map<String, Entity> byName, Instant now) {
    long first =
        drafts.forAll(draft -> draft.observations().isEmpty()) ? 0 : observations.nextSequence();
    return drafts
        .flatMap(
            draft -> draft.observations().map(one -> Tuple.of(byName.get(draft.name()).get(), one)))
        .zipWithIndex(
            (one, place) ->
                Observation.of(new ObservationId(ids.next()), first + place, one._1, one._2, now));
  }
}
