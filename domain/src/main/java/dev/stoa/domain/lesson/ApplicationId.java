package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of one use of a lesson. */
public record ApplicationId(String value) implements TextKey<ApplicationId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public ApplicationId {
    PlainText.require("application_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
