package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a session in a list: newest first, ties by descending id. */
public record QuerySessionPosition(Instant createdAt, QuerySessionId id)
    implements Comparable<QuerySessionPosition> {

  private static final Comparator<QuerySessionPosition> NEWEST_FIRST =
      Comparator.comparing(QuerySessionPosition::createdAt)
          .thenComparing(QuerySessionPosition::id)
          .reversed();

  /** Refuses an instant that cannot be stored. */
  public QuerySessionPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(QuerySessionPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
