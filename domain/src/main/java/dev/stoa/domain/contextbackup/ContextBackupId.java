package dev.stoa.domain.contextbackup;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a context backup. */
public record ContextBackupId(String value) implements TextKey<ContextBackupId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public ContextBackupId {
    PlainText.require("backup_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
