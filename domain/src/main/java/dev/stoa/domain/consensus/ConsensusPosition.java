package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a consensus in a list: newest first, ties by descending id. */
public record ConsensusPosition(Instant createdAt, ConsensusId id)
    implements Comparable<ConsensusPosition> {

  private static final Comparator<ConsensusPosition> NEWEST_FIRST =
      Comparator.comparing(ConsensusPosition::createdAt)
          .thenComparing(ConsensusPosition::id)
          .reversed();

  /** Refuses an instant that cannot be stored. */
  public ConsensusPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(ConsensusPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
