package dev.stoa.domain.graph;

import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The entities of the graph and their names. */
public interface GraphEntities extends Searched {

  /** Waits until no other unit changes the graph; held until the open write unit ends. */
  void lockGraph();

  /** Stores new entities; a duplicate id is an error. */
  void add(Seq<Entity> entities);

  /** Stores what has changed of entities. */
  void save(Seq<Entity> entities);

  /** Removes entities with their names, observations and relations. */
  void remove(Seq<EntityId> ids);

  /** The entity of this id. */
  Option<Entity> find(EntityId id);

  /** The entities with these ids, in any order; unknown ids are left out. */
  Seq<Entity> find(Seq<EntityId> ids);

  /** What this entity holds: itself and what was merged into it. */
  Seq<Entity> holding(EntityId holder);

  /** The number after the highest. */
  long nextSequence();

  /** A page of known entities that hold themselves, by number; without an instant, of now. */
  Seq<Entity> page(EntityQuery query, Instant now);

  /** Stores new names; one that is taken is an error. */
  void addNames(Seq<EntityName> names);

  /** Removes these names. */
  void removeNames(Seq<String> names);

  /** Those of these names that there are, in any order. */
  Seq<EntityName> named(Seq<String> names);

  /** The names that lead to these entities, in the order of names. */
  Seq<EntityName> namesOf(Seq<EntityId> holders);

  /** Lets another entity hold what some entities said, names, observations and relations. */
  void moveTo(EntityId holder, Seq<EntityId> entities);
}
