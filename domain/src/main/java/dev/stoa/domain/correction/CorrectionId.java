package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a correction. */
public record CorrectionId(String value) implements TextKey<CorrectionId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public CorrectionId {
    PlainText.require("correction_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
