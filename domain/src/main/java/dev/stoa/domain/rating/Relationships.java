package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** What every two agents have been through. */
public interface Relationships {

  /** What these two have been through. */
  Option<Relationship> find(AgentPair pair);

  /** Adds to what the pairs have been through; pairs that have not met yet are new. */
  void add(Seq<Encounter> encounters, Instant at);

  /** Stores how often the pairs met and won, and leaves what else they have been through. */
  void recount(Seq<Encounter> meetings, Instant at);

  /** Hands over every relationship, in the order of the first names, then of the second. */
  void scan(Consumer<Relationship> relationships);

  /** The relationships of an agent in the order of the others' names, after one of them. */
  Seq<Relationship> of(AgentName agent, Option<AgentName> after, int limit);
}
