package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a learning. */
public record LearningId(String value) implements TextKey<LearningId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public LearningId {
    PlainText.require("learning", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
