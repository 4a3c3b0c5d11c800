package dev.stoa.application.graph;

import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphRefused;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.Merge;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/** The steps of merging two entities and of undoing it; require an open write unit. */
final class MergeEntities {

  private final GraphEntities entities;
  private final ResolveEntities resolve;
  private final RecordGraph record;
  private final InstantSource clock;

  MergeEntities(GraphStorage storage, RecordGraph record, InstantSource clock) {
    this.entities = storage.graphEntities();
    this.resolve = new ResolveEntities(entities);
    this.record = record;
    this.clock = clock;
  }

  /** The entity that holds both from then on. */
  Either<GraphRefused, Entity> merge(String reference, String into) {
    entities.lockGraph();
    return resolve
        .one(reference)
        .flatMap(
            loser ->
                resolve
                    .one(into)
                    .map(
                        winner -> loser.id().equals(winner.id()) ? winner : merged(loser, winner)));
  }

  private Entity merged(Entity loser, Entity winner) {
    Instant now = clock.instant();
    Seq<EntityId> moved = entities.holding(loser.id()).map(Entity::id);
    entities.save(Vector.of(loser.mergedInto(winner.id(), now)));
    entities.moveTo(winner.id(), moved);
    record.unindexed(loser.id());
    record.changed(Vector.of(winner));
    record.audited(
        StoaEventType.GRAPH_MERGED,
        RecordGraph.of(loser.id()).id("into_entity_id", winner.id().value()));
    return winner;
  }

  /** The entity that was merged, as one of its own again. */
  Either<GraphRefused, Entity> separate(String reference) {
    entities.lockGraph();
    return resolve
        .itself(reference)
        .flatMap(
            entity ->
                entity.isHolder()
                    ? Either.left(new GraphRefused.NotMerged(entity.name()))
                    : Either.right(separated(entity)));
  }

  private Entity separated(Entity entity) {
    Instant now = clock.instant();
    Entity holder = entities.find(entity.holder()).get();
    Seq<EntityId> members = Merge.members(entity.id(), entities.holding(holder.id())).toVector();
    Entity own = entity.separated(now);
    entities.save(Vector.of(own));
    entities.moveTo(own.id(), members);
    record.changed(Vector.of(holder, own));
    record.audited(
        StoaEventType.GRAPH_SEPARATED,
        RecordGraph.of(own.id()).id("from_entity_id", holder.id().value()));
    return own;
  }
}
