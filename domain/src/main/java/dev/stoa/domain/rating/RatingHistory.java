package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Reads the history of ratings from the log of matches. */
public interface RatingHistory {

  /** The points of an agent, newest first, before a sequence. */
  Seq<HistoryPoint> of(AgentName agent, long before, int limit);

  /** The latest point at or before an instant; of several at one instant, the last one. */
  Option<HistoryPoint> asOf(AgentName agent, Instant instant);
}
