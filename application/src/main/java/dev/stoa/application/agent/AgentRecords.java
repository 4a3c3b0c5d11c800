package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * What a context records under the names of agents. It follows when an agent is renamed, merged or
 * deleted, in the same unit of work, while the names are locked.
 *
 * <p>Counts are by kind; a kind of which there are none is left out.
 */
public interface AgentRecords {

  /** Two agents count as one: one was cloned from, merged into or registered by the other. */
  default void relate(AgentId agent, AgentId other) {}

  /** Why the first cannot be merged into the second. */
  Option<AgentRefused> mergeRefusal(AgentName from, AgentName into);

  /** Makes what is recorded under the first name the second's, and counts what was moved. */
  Map<String, Long> move(AgentName from, AgentName into);

  /** What the agent took part in that figures of other agents follow from: it is never removed. */
  Map<String, Long> shared(AgentName agent);

  /** What {@link #remove} removes. */
  Map<String, Long> own(AgentName agent);

  /** Removes the agent's own records; it has no shared ones. */
  void remove(AgentName agent);
}
