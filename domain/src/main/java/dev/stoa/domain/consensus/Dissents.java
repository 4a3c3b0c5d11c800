package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores dissents. */
public interface Dissents {

  /** Stores new ones of a stored consensus. */
  void add(Seq<Dissent> dissents);

  /** Stores whether a locked one is acknowledged and what was answered. */
  void save(Dissent dissent);

  /** The one of this id. */
  Option<Dissent> find(DissentId id);

  /** The one of this id, locked until the open write unit ends. */
  Option<Dissent> lock(DissentId id);

  /** The dissents about these conclusions, newest first, ties by descending id. */
  Seq<Dissent> of(Seq<ConsensusId> consensuses);

  /** Newest first, ties by descending id. */
  Seq<Dissent> page(DissentQuery query);

  /** How many there are of each type. */
  Map<DissentType, Long> counts();

  /** Makes dissents of one agent dissents of another, and returns how many. */
  long move(AgentName from, AgentName into);

  /** How many dissents an agent has. */
  long count(AgentName agent);
}
