package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** How ratings came to be what they are: the log of matches, read along one agent. */
public interface RatingHistory {

  /** The points of an agent, the newest first, before a sequence. */
  Seq<HistoryPoint> of(AgentName agent, long before, int limit);

  /** The latest point at or before an instant; of one instant's the last that was added. */
  Option<HistoryPoint> asOf(AgentName agent, Instant instant);
}
