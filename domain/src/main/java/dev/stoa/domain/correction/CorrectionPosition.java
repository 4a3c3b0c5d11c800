package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a correction in a list: newest first, ties by descending id. */
public record CorrectionPosition(Instant createdAt, CorrectionId id)
    implements Comparable<CorrectionPosition> {

  private static final Comparator<CorrectionPosition> NEWEST_FIRST =
      Comparator.comparing(CorrectionPosition::createdAt)
          .thenComparing(CorrectionPosition::id)
          .reversed();

  /** Refuses an instant that cannot be stored. */
  public CorrectionPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(CorrectionPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
