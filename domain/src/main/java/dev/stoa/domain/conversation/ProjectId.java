package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a project. */
public record ProjectId(String value) implements TextKey<ProjectId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public ProjectId {
    PlainText.require("project_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
