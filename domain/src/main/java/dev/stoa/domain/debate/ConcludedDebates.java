package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The records of concluded debates. */
public interface ConcludedDebates {

  /** Stores a record; a debate has one. */
  void add(ConcludedDebate debate);

  /** The record of a debate. */
  Option<ConcludedDebate> find(DebateId id);

  /** As {@link #find}; no other unit adds or removes one until the write unit ends. */
  Option<ConcludedDebate> lock(DebateId id);

  /** The records of a query, newest first, ties by descending id. */
  Seq<ConcludedDebate> page(DebateHistoryQuery query);

  /** Makes debates that one agent won debates that another won, and returns how many. */
  long move(AgentName from, AgentName into);

  /** How many debates the agent won. */
  long count(AgentName agent);
}
