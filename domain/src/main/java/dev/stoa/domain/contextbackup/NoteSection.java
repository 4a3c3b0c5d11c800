package dev.stoa.domain.contextbackup;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The six sections of a note, in their order. */
public enum NoteSection {
  GOAL("GOAL", "GOAL"),
  DECISIONS("DECISIONS MADE", "DECISIONS"),
  STATUS("CURRENT STATUS", "STATUS"),
  ACTIVE_FILE("ACTIVE FILE / CODE CONTEXT", "ACTIVE FILE"),
  PREFERENCES("USER PREFERENCES LEARNED", "PREFERENCES"),
  RESUME("RESUME INSTRUCTION", "RESUME");

  private static final String MARK = "## ";
  private static final Vector<NoteSection> ALL = Vector.of(values());

  private final String title;
  private final String shortTitle;

  NoteSection(String title, String shortTitle) {
    this.title = title;
    this.shortTitle = shortTitle;
  }

  /** All six, in order. */
  public static Vector<NoteSection> all() {
    return ALL;
  }

  /** The line that begins the section, such as {@code ## DECISIONS MADE}. */
  public String heading() {
    return MARK + title;
  }

  /** The section that a line begins, by its long or short heading in any case. */
  static Option<NoteSection> begunBy(String line) {
    if (!line.startsWith(MARK)) {
      return Option.none();
    }
    String text = line.substring(MARK.length()).strip();
    return ALL.find(
        section ->
            text.equalsIgnoreCase(section.title) || text.equalsIgnoreCase(section.shortTitle));
  }
}
