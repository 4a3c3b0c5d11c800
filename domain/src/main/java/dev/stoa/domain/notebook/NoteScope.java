package dev.stoa.domain.notebook;

/** Which notes to include. */
public enum NoteScope {
  /** Live ones. */
  LIVE,
  /** Archived ones. */
  ARCHIVED,
  /** Both. */
  ALL;

  /** Whether the note is included. */
  public boolean includes(Note note) {
    return this == ALL || (this == ARCHIVED) == note.archivedAt().isDefined();
  }
}
