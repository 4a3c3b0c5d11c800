package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;

/** Names one note for ever. */
public record NoteId(String value) implements Comparable<NoteId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  private static final int SHORT = 8;

  /** Refuses a blank or overlong id and text no store can hold. */
  public NoteId {
    PlainText.require("note_id", value, MAX_LENGTH);
  }

  /** The end of it, which people are shown and may give back if no other note ends so. */
  public String brief() {
    int characters = value.codePointCount(0, value.length());
    return characters <= SHORT
        ? value
        : value.substring(value.offsetByCodePoints(0, characters - SHORT));
  }

  /** By code point, which is how both engines order keys. */
  @Override
  public int compareTo(NoteId other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
