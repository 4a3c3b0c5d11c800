package dev.stoa.domain.notebook;

import java.time.Instant;
import java.util.Comparator;

/** Where a note stands among others: newest first, ties by descending id. */
public record NotePosition(Instant createdAt, NoteId id) implements Comparable<NotePosition> {

  private static final Comparator<NotePosition> NEWEST_FIRST =
      Comparator.comparing(NotePosition::createdAt).thenComparing(NotePosition::id).reversed();

  @Override
  public int compareTo(NotePosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
