package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The hand-offs of a workspace. */
public interface HandOffs {

  /** Stores a new hand-off; a taken id is breakage. */
  void add(HandOff handOff);

  /** Stores how far it has come. */
  void save(HandOff handOff);

  /** The hand-off of this id. */
  Option<HandOff> find(HandOffId id);

  /** As {@link #find}; nobody else changes it until the write unit ends. */
  Option<HandOff> lock(HandOffId id);

  /** Those of one receiver and status, oldest first, ties by id. */
  Seq<HandOff> page(AgentId to, HandOffStatus status, Option<HandOff.Key> after, int limit);
}
