package dev.stoa.domain.agent;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The agents of a workspace. */
public interface Agents {

  /**
   * Whoever has this identity, live or archived; nobody else can take or leave it by {@link #add}
   * or {@link #save} until the unit of work ends.
   *
   * <p>Needs an open write unit, and is to be called before an identity is given.
   */
  Option<Agent> lockIdentity(AgentIdentity identity);

  /** As {@link #lockIdentity}, for many at once; an identity that nobody has is left out. */
  Map<AgentIdentity, Agent> lockIdentities(Seq<AgentIdentity> identities);

  /** The agent of this id, held still: needs an open write unit, until whose end it is alone. */
  Option<Agent> lock(AgentId id);

  /** Keeps a new agent; a taken id or identity is breakage, for the identity was locked. */
  void add(Agent agent);

  /** As {@link #add}, for many at once. */
  void addAll(Seq<Agent> agents);

  /** Keeps what has changed of a locked agent. */
  void save(Agent agent);

  /**
   * Notes that the agent acted; an earlier act than the one noted changes nothing.
   *
   * <p>Needs an open write unit but no lock.
   */
  void touch(AgentId id, Instant at);

  /** The agent of this id, live or archived. */
  Option<Agent> find(AgentId id);

  /** The agent of this identity, live or archived. */
  Option<Agent> findByIdentity(AgentIdentity identity);

  /** Agents whose id ends so, at most so many, ordered by their ids read backwards. */
  Seq<Agent> endingWith(String suffix, AgentScope scope, int limit);

  /** Identities of live agents that are greater than a text, in ascending order. */
  Seq<AgentIdentity> identities(String after, int limit);

  /** Agents with a greater identity, in ascending identity. */
  Seq<Agent> after(Option<AgentIdentity> identity, AgentScope scope, int limit);

  /**
   * Makes everything the first agent owns the second's, then removes the first.
   *
   * <p>Needs both agents locked. Of two bookmarks in one channel the later stays; spawns of the
   * first are numbered on after the spawn count of the second as it is stored. Answers how many
   * things of each kind changed hands; a kind of which there were none is left out.
   */
  Map<String, Long> merge(AgentId from, AgentId into);
}
