package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** How ratings came to be what they are. */
public interface RatingHistory {

  /** Adds entries in this order; none may be earlier than what is there. */
  void append(Seq<HistoryEntry> entries);

  /** The points of an agent, the newest first, before a sequence. */
  Seq<HistoryPoint> of(AgentName agent, long before, int limit);

  /** The points of every agent after a sequence, in the order they were added. */
  Seq<HistoryPoint> after(long sequence, int limit);

  /** The latest point at or before an instant; of one instant's the last that was added. */
  Option<HistoryPoint> asOf(AgentName agent, Instant instant);

  /** The first agent, by name, that has history, after this one or at all. */
  Option<AgentName> nextAgent(Option<AgentName> after);

  /** Drops all but the newest so many points of an agent and answers how many went. */
  long prune(AgentName agent, int keep);

  /** Drops every point of every agent, so that it is written anew from the log. */
  void dropAll();
}
