package dev.stoa.domain.graph;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What is known of entities. */
public interface GraphObservations {

  /** Stores new observations; a duplicate id is an error. */
  void add(Seq<Observation> observations);

  /** Stores when observations are true; nothing else ever changes. */
  void save(Seq<Observation> observations);

  /** Removes observations. */
  void remove(Seq<ObservationId> ids);

  /** The observation of this id. */
  Option<Observation> find(ObservationId id);

  /** The number after the highest. */
  long nextSequence();

  /** What these entities hold, whenever it is true, by number. */
  Seq<Observation> of(Seq<EntityId> holders);
}
