package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Validity;
import java.time.Instant;

/**
 * Something that is known of an entity.
 *
 * @param sequence its place in the order of all observations
 * @param entity of what it was observed
 * @param holder the entity that has it, which the other may have been merged into
 * @param validity when it is true
 */
public record Observation(
    ObservationId id,
    long sequence,
    EntityId entity,
    EntityId holder,
    String content,
    Instant createdAt,
    Validity validity) {

  /** A new observation of an entity. */
  public static Observation of(
      ObservationId id, long sequence, Entity of, NewObservation draft, Instant now) {
    return new Observation(
        id, sequence, of.id(), of.holder(), draft.content(), now, draft.validity());
  }

  /** As it is with another end. */
  public Observation ending(Instant end) {
    return new Observation(
        id, sequence, entity, holder, content, createdAt, Ended.at(validity, end));
  }
}
