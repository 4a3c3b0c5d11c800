package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** Names one audit entry for ever. */
public record AuditEntryId(String value) implements TextKey<AuditEntryId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public AuditEntryId {
    PlainText.require("id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
