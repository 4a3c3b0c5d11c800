package dev.stoa.domain.kernel;

import java.time.Instant;

/**
 * A position in a list that is ordered by time and then by id; naturally the newest comes first.
 *
 * <p>What comes after it continues the list, so no row is skipped or listed twice when rows of the
 * same instant fall on two pages.
 */
public record TimePosition<I extends TextKey<I>>(Instant at, I id)
    implements Comparable<TimePosition<I>> {

  /** Refuses an instant that cannot be stored. */
  public TimePosition {
    at = Instants.require("at", at);
  }

  /** Newest first, ties by descending id. */
  @Override
  public int compareTo(TimePosition<I> other) {
    int byTime = other.at.compareTo(at);
    return byTime != 0 ? byTime : other.id.compareTo(id);
  }
}
