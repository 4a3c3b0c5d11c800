package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of evidence in a list: newest first, ties by descending id. */
public record EvidencePosition(Instant createdAt, EvidenceId id)
    implements Comparable<EvidencePosition> {

  private static final Comparator<EvidencePosition> NEWEST_FIRST =
      Comparator.comparing(EvidencePosition::createdAt)
          .thenComparing(EvidencePosition::id)
          .reversed();

  /** Refuses an instant that cannot be stored. */
  public EvidencePosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(EvidencePosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
