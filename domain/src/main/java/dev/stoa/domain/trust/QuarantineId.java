package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a quarantine. */
public record QuarantineId(String value) implements TextKey<QuarantineId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public QuarantineId {
    PlainText.require("quarantine", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
