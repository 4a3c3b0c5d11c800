package dev.stoa.domain.graph;

import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A thing, a person, a place: whatever something is known of.
 *
 * @param sequence its place in the order of creation; none if a relation has named it and nothing
 *     else is known
 * @param type what it is; none as above
 * @param updatedAt the last change of anything that is known of it
 * @param merged what it was merged into, and when
 * @param holder the entity that holds what is known of it: itself, unless it was merged
 */
@RecordBuilder
public record Entity(
    EntityId id,
    Option<Long> sequence,
    String name,
    Option<String> type,
    Instant createdAt,
    Instant updatedAt,
    Option<Merged> merged,
    EntityId holder) {

  /** How much of what is known of an entity is searched by words. */
  public static final int SEARCHED_CHARACTERS = 100_000;

  /** What an entity was merged into, and when. */
  public record Merged(EntityId into, Instant at) {}

  /** A new entity. */
  public static Entity of(EntityId id, long sequence, NewEntity draft, Instant now) {
    return new Entity(
        id,
        Option.some(sequence),
        draft.name(),
        Option.some(draft.type()),
        now,
        now,
        Option.none(),
        id);
  }

  /** An entity that a relation names, of which nothing else is known. */
  public static Entity mentioned(EntityId id, String name, Instant now) {
    return new Entity(
        id, Option.none(), GraphText.name(name), Option.none(), now, now, Option.none(), id);
  }

  /** Whether more is known of it than its name. */
  public boolean isKnown() {
    return sequence.isDefined();
  }

  /** As it is after it was created, if a relation had named it before. */
  public Entity known(long place, String itsType, Instant now) {
    return new Entity(id, Option.some(place), name, Option.some(itsType), now, now, merged, holder);
  }

  /** As it is after a change of what is known of it. */
  public Entity changed(Instant now) {
    return new Entity(id, sequence, name, type, createdAt, now, merged, holder);
  }

  /** As it is after it was merged. */
  public Entity mergedInto(EntityId other, Instant now) {
    return new Entity(
        id, sequence, name, type, createdAt, now, Option.some(new Merged(other, now)), other);
  }

  /** As it is after its merge was undone. */
  public Entity separated(Instant now) {
    return new Entity(id, sequence, name, type, createdAt, now, Option.none(), id);
  }

  /** The same, held by another. */
  public Entity heldBy(EntityId other) {
    return new Entity(id, sequence, name, type, createdAt, updatedAt, merged, other);
  }

  /** Whether it was not merged into another. */
  public boolean isHolder() {
    return merged.isEmpty();
  }

  /** Its searchable text. */
  public SearchDocument document(Seq<String> aliases, Seq<String> observations) {
    StringBuilder text = new StringBuilder(name).append('\n').append(type.getOrElse(""));
    aliases.forEach(alias -> text.append('\n').append(alias));
    for (String one : observations) {
      if (text.length() + one.length() < SEARCHED_CHARACTERS) {
        text.append('\n').append(one);
      }
    }
    return new SearchDocument(
            SearchSource.ENTITY,
            id.value(),
            type.getOrElse(SearchDocument.NO_OWNER),
            text.toString())
        .at(updatedAt);
  }
}
