package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.Instants;
import java.time.Instant;
import java.util.Comparator;

/** The position of a note in a list: newest first, ties by descending id. */
public record NotePosition(Instant createdAt, NoteId id) implements Comparable<NotePosition> {

  /** Refuses an instant that cannot be stored. */
  public NotePosition {
    createdAt = Instants.require("created_at", createdAt);
  }

  private static final Comparator<NotePosition> NEWEST_FIRST =
      Comparator.comparing(NotePosition::createdAt).thenComparing(NotePosition::id).reversed();

  @Override
  public int compareTo(NotePosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
