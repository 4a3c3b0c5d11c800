package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.search.IndexedLater;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Stores conclusions with the positions of the participants; only live ones are searchable.
 *
 * <p>The text of a new one waits for the index, and so does that of one that is restored.
 */
public interface ConsensusEntries extends IndexedLater {

  /** Stores a new one; a duplicate id is an error. */
  void add(Consensus consensus);

  /**
   * Stores the strength, the positions, what replaced it, whether it is archived and whether it is
   * true, of a locked one; nothing else ever changes.
   */
  void save(Consensus consensus);

  /** The one of this id. */
  Option<Consensus> find(ConsensusId id);

  /** Those of these ids, in any order; unknown ids are left out. */
  Seq<Consensus> find(Seq<ConsensusId> ids);

  /** The one of this id, locked until the open write unit ends. */
  Option<Consensus> lock(ConsensusId id);

  /** What a debate concluded, newest first. */
  Seq<Consensus> of(String debateId, int limit);

  /** Live ones whose topic has this hash, newest first. */
  Seq<Consensus> ofTopic(String hash, int limit);

  /** Newest first, ties by descending id. */
  Seq<Consensus> page(ConsensusQuery query);

  /** Live ones, most confident first, then newest, ties by descending id. */
  Seq<Consensus> ranked(ConfidenceQuery query);

  /** How many there are, by strength and by domain. */
  ConsensusCounts counts();

  /** How agents fared who disagreed, by their names, after one. */
  Seq<DissenterRecord> dissenters(Option<AgentName> after, int limit);

  /** Which pairs of agents were wrong together, the most often first. */
  Seq<SharedErrors> errors(int limit);

  /** Makes positions of one agent positions of another, and returns how many. */
  long move(AgentName from, AgentName into);

  /** How many positions an agent has. */
  long count(AgentName agent);
}
