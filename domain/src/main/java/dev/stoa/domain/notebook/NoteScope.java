package dev.stoa.domain.notebook;

/** Which notes are looked at. */
public enum NoteScope {
  /** Those that are not archived. */
  LIVE,
  /** Those that are. */
  ARCHIVED,
  /** Both. */
  ALL;

  /** Whether the note is looked at. */
  public boolean includes(Note note) {
    return this == ALL || (this == ARCHIVED) == note.archivedAt().isDefined();
  }
}
