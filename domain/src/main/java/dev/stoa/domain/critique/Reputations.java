package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores the reputations of agents. */
public interface Reputations {

  /** The reputation of this agent. */
  Option<Reputation> find(AgentName agent);

  /**
   * The reputations of these agents, locked until the unit of work ends, whether they exist or not.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Seq<Reputation> lock(Seq<AgentName> agents);

  /** Stores reputations, replacing those of the same agents. */
  void save(Seq<Reputation> reputations);

  /** Most accepted proposals first, ties by name, after the position. */
  Seq<Reputation> after(Option<ReputationPosition> position, int limit);

  /** Best calibrated first, ties by name, after the position. */
  Seq<Reputation> calibrated(Option<CalibrationPosition> position, int limit);

  /** Removes the reputation of the agent. */
  void remove(AgentName agent);
}
