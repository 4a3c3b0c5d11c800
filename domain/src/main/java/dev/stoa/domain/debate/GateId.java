package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of an approval gate. */
public record GateId(String value) implements TextKey<GateId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public GateId {
    PlainText.require("gate_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
