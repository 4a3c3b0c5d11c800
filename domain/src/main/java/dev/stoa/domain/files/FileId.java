package dev.stoa.domain.files;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a memory file; it stays when the file is renamed. */
public record FileId(String value) implements TextKey<FileId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public FileId {
    PlainText.require("file_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
