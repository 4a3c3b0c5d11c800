package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a use of a lesson in a list: newest first, ties by descending id. */
public record ApplicationPosition(Instant createdAt, ApplicationId id)
    implements Comparable<ApplicationPosition> {

  private static final Comparator<ApplicationPosition> NEWEST_FIRST =
      Comparator.comparing(ApplicationPosition::createdAt)
          .thenComparing(ApplicationPosition::id)
          .reversed();

  /** Refuses an instant that cannot be stored. */
  public ApplicationPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(ApplicationPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
