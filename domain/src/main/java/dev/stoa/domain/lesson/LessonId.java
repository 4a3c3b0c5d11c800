package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.kernel.TextKey;

/** The id of a lesson, which follows from what it says: the same lesson is stored once. */
public record LessonId(String value) implements TextKey<LessonId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  private static final int DIGITS = 32;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public LessonId {
    PlainText.require("lesson_id", value, MAX_LENGTH);
  }

  /** The first 32 hexadecimal digits of SHA-256 of the three texts. */
  public static LessonId of(String title, String problem, String solution) {
    return new LessonId(Sha256.hex(title + problem + solution).substring(0, DIGITS));
  }

  @Override
  public String toString() {
    return value;
  }
}
