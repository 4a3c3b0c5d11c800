package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a note. */
public record NoteId(String value) implements TextKey<NoteId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  private static final int SHORT = 8;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public NoteId {
    PlainText.require("note_id", value, MAX_LENGTH);
  }

  /** Its last characters, as shown to people; they can be used as the id if unique. */
  public String brief() {
    int characters = value.codePointCount(0, value.length());
    return characters <= SHORT
        ? value
        : value.substring(value.offsetByCodePoints(0, characters - SHORT));
  }

  @Override
  public String toString() {
    return value;
  }
}
