package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of an assertion's result in a list: newest first, ties by descending id. */
public record AssertionPosition(Instant createdAt, AssertionId id)
    implements Comparable<AssertionPosition> {

  private static final Comparator<AssertionPosition> NEWEST_FIRST =
      Comparator.comparing(AssertionPosition::createdAt)
          .thenComparing(AssertionPosition::id)
          .reversed();

  /** Refuses an instant that cannot be stored. */
  public AssertionPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(AssertionPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
