package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a lesson in a list: newest first, ties by descending id. */
public record LessonPosition(Instant createdAt, LessonId id) implements Comparable<LessonPosition> {

  private static final Comparator<LessonPosition> NEWEST_FIRST =
      Comparator.comparing(LessonPosition::createdAt).thenComparing(LessonPosition::id).reversed();

  /** Refuses an instant that cannot be stored. */
  public LessonPosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  @Override
  public int compareTo(LessonPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
