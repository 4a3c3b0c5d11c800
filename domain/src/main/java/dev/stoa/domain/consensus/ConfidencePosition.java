package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a consensus in a list: most confident first, then newest, then by id. */
public record ConfidencePosition(double confidence, Instant createdAt, ConsensusId id)
    implements Comparable<ConfidencePosition> {

  private static final Comparator<ConfidencePosition> ORDER =
      Comparator.comparingDouble(ConfidencePosition::confidence)
          .thenComparing(ConfidencePosition::createdAt)
          .thenComparing(ConfidencePosition::id)
          .reversed();

  /** Refuses an instant that cannot be stored. */
  public ConfidencePosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(ConfidencePosition other) {
    return ORDER.compare(this, other);
  }
}
