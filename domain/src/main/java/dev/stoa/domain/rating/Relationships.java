package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** Stores the relationships of agents. */
public interface Relationships {

  /** The relationship of two agents. */
  Option<Relationship> find(AgentPair pair);

  /** Adds encounters to the relationships of the pairs, creating those that do not exist. */
  void add(Seq<Encounter> encounters, Instant at);

  /** Replaces the counts of debates and wins of the pairs, and leaves all other counts. */
  void recount(Seq<Encounter> meetings, Instant at);

  /** Streams all relationships by the first name, then by the second. */
  void scan(Consumer<Relationship> relationships);

  /** The relationships of an agent by the other agent's name, after one if given. */
  Seq<Relationship> of(AgentName agent, Option<AgentName> after, int limit);

  /** Removes all relationships of the agent. */
  void remove(AgentName agent);
}
