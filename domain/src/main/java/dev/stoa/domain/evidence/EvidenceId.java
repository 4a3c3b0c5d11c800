package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of an item of evidence. */
public record EvidenceId(String value) implements TextKey<EvidenceId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public EvidenceId {
    PlainText.require("evidence_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
