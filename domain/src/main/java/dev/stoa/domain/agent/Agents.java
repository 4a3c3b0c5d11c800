package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/** The agents of a workspace. */
public interface Agents {

  /**
   * The agent with this identity, live or archived; the identity is locked until the unit of work
   * ends.
   *
   * <p>Needs an open write unit; call it before an identity is assigned.
   */
  Option<Agent> lockIdentity(AgentName identity);

  /** As {@link #lockIdentity}, for many; unknown identities are left out. */
  Map<AgentName, Agent> lockIdentities(Seq<AgentName> identities);

  /**
   * Waits until no unit {@linkplain #keepNames keeps names} or records a match, and lets none start
   * to before the write unit ends; a store may wait when the unit reads or writes next.
   *
   * <p>Called before an agent is locked that is renamed, merged or removed.
   */
  void lockNames();

  /**
   * Those of the names that an agent has, live or archived; no agent is renamed, merged or removed
   * until the write unit ends.
   */
  Set<AgentName> keepNames(Seq<AgentName> names);

  /** The agent of this id, locked until the open write unit ends. */
  Option<Agent> lock(AgentId id);

  /**
   * Stores a new agent; a duplicate id or identity is an error, because the identity was locked.
   */
  void add(Agent agent);

  /** As {@link #add}, for many. */
  void addAll(Seq<Agent> agents);

  /** Stores the changes of a locked agent. */
  void save(Agent agent);

  /**
   * Records activity of the agent; an earlier instant than the recorded one changes nothing.
   *
   * <p>Needs an open write unit but no lock.
   */
  void touch(AgentId id, Instant at);

  /** The agent of this id, live or archived. */
  Option<Agent> find(AgentId id);

  /** The agent of this identity, live or archived. */
  Option<Agent> findByIdentity(AgentName identity);

  /** Agents whose id has this suffix, up to a limit, ordered by their reversed ids. */
  Seq<Agent> endingWith(String suffix, ArchiveFilter show, int limit);

  /** Identities of live agents that are greater than a text, in ascending order. */
  Seq<AgentName> identities(String after, int limit);

  /** A page of agents, in ascending identity. */
  Seq<Agent> page(AgentQuery query);

  /**
   * Moves everything the first agent owns to the second, then removes the first.
   *
   * <p>Needs both agents locked. Of two bookmarks in one channel the later stays; spawns of the
   * first are numbered on after the spawn count of the second as it is stored. Answers how many
   * things of each kind changed hands; a kind of which there were none is left out.
   */
  Map<String, Long> merge(AgentId from, AgentId into);

  /** How many things of each kind the agent owns; a kind of which there are none is left out. */
  Map<String, Long> belongings(AgentId id);

  /** Removes a locked agent with everything it owns. */
  void remove(AgentId id);
}
