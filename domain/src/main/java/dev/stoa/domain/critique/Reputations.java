package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The reputations of a workspace by agent. */
public interface Reputations {

  /** The reputation of this agent. */
  Option<Reputation> find(AgentName agent);

  /**
   * The reputation of this agent, held still, there or not: nobody else can read it this way until
   * the unit of work ends.
   *
   * <p>Needs an open write unit; without one it is an {@link IllegalStateException}.
   */
  Option<Reputation> lock(AgentName agent);

  /** Keeps a reputation in place of whatever was kept of its agent. */
  void save(Reputation reputation);

  /** Most accepted proposals first, ties by the order of names; those behind the position. */
  Seq<Reputation> after(Option<ReputationPosition> position, int limit);
}
