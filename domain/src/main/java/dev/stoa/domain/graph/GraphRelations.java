package dev.stoa.domain.graph;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** How entities are related. */
public interface GraphRelations {

  /** Stores new relations; a duplicate id is an error. */
  void add(Seq<Relation> relations);

  /** Stores when relations are true; nothing else ever changes. */
  void save(Seq<Relation> relations);

  /** Removes relations. */
  void remove(Seq<RelationId> ids);

  /** The number after the highest. */
  long nextSequence();

  /** A page of all relations, by number; without an instant, whenever they are true. */
  Seq<Relation> page(long after, int limit, Option<Instant> validAt);

  /** Relations that begin at one entity and end at one of the others, whenever they are true. */
  Seq<Relation> between(EntityId from, Seq<EntityId> to);

  /**
   * Relations that begin or end at these entities, by number.
   *
   * @param direction whether they begin or end there, or either
   * @param validAt none is whenever they are true
   * @param limit the most that begin, and the most that end there
   */
  Seq<Relation> of(Seq<EntityId> holders, Direction direction, Option<Instant> validAt, int limit);
}
