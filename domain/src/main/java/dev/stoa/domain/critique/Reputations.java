package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The reputations of a workspace by agent. */
public interface Reputations {

  /** The reputation of this agent. */
  Option<Reputation> find(AgentName agent);

  /**
   * The reputations of these agents, held still, there or not: nobody else can read them this way
   * until the unit of work ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Seq<Reputation> lock(Seq<AgentName> agents);

  /** Keeps reputations, each once, in place of whatever was kept of their agents. */
  void save(Seq<Reputation> reputations);

  /** Most accepted proposals first, ties by the order of names; those behind the position. */
  Seq<Reputation> after(Option<ReputationPosition> position, int limit);

  /** Best calibrated first, ties by the order of names; those behind the position. */
  Seq<Reputation> calibrated(Option<CalibrationPosition> position, int limit);
}
