package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a run in a list: newest first, ties by descending id. */
public record RunPosition(Instant createdAt, RunId id) implements Comparable<RunPosition> {

  private static final Comparator<RunPosition> NEWEST_FIRST =
      Comparator.comparing(RunPosition::createdAt).thenComparing(RunPosition::id).reversed();

  /** Refuses an instant that cannot be stored. */
  public RunPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(RunPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
