package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a proof. */
public record ProofId(String value) implements TextKey<ProofId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public ProofId {
    PlainText.require("proof_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
