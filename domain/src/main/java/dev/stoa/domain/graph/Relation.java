package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Validity;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Instant;

/**
 * How one entity is related to another.
 *
 * @param sequence its place in the order of all relations
 * @param from where it begins
 * @param to where it ends
 * @param fromHolder the entity that the first may have been merged into
 * @param toHolder the entity that the second may have been merged into
 * @param validity when it is true
 */
@RecordBuilder
public record Relation(
    RelationId id,
    long sequence,
    EntityId from,
    EntityId to,
    EntityId fromHolder,
    EntityId toHolder,
    String type,
    Instant createdAt,
    Validity validity) {

  /** A new relation. */
  public static Relation of(
      RelationId id, long sequence, Entity from, Entity to, NewRelation draft, Instant now) {
    return new Relation(
        id,
        sequence,
        from.id(),
        to.id(),
        from.holder(),
        to.holder(),
        draft.type(),
        now,
        draft.validity());
  }

  /** As it is with another end. */
  public Relation ending(Instant end) {
    return new Relation(
        id, sequence, from, to, fromHolder, toHolder, type, createdAt, Ended.at(validity, end));
  }

  /** Where it leads, seen from one of its ends. */
  public EntityId other(EntityId end) {
    return fromHolder.equals(end) ? toHolder : fromHolder;
  }

  /** What two relations share that say the same. */
  public Said said() {
    return new Said(fromHolder, toHolder, type);
  }

  /** What a relation says. */
  public record Said(EntityId from, EntityId to, String type) {}
}
