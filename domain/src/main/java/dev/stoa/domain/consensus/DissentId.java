package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a dissent. */
public record DissentId(String value) implements TextKey<DissentId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public DissentId {
    PlainText.require("dissent_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
