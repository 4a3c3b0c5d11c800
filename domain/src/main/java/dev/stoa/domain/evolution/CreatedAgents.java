package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The created agents of a workspace. */
public interface CreatedAgents {

  /** Holds, until the write unit ends, what depends on several of them: the cap, the cooldown. */
  void lock();

  /** Stores a new one. */
  void add(CreatedAgent agent);

  /** Stores its status, trial and time of decision. */
  void save(CreatedAgent agent);

  /** The one of this id. */
  Option<CreatedAgent> find(CreatedAgentId id);

  /** How many are active. */
  long active();

  /** The highest sequence of a generation that triggered a proposal. */
  Option<Long> lastTrigger();

  /** A page of the created agents that a query accepts, newest first. */
  Seq<CreatedAgent> page(CreatedAgentQuery query);
}
