package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a dissent in a list: newest first, ties by descending id. */
public record DissentPosition(Instant createdAt, DissentId id)
    implements Comparable<DissentPosition> {

  private static final Comparator<DissentPosition> NEWEST_FIRST =
      Comparator.comparing(DissentPosition::createdAt)
          .thenComparing(DissentPosition::id)
          .reversed();

  /** Refuses an instant that cannot be stored. */
  public DissentPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(DissentPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
