package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import java.time.Instant;

/** A named group of a user's conversations. */
public record Project(ProjectId id, UserId user, String name, Instant createdAt) {

  /** The longest name. */
  public static final int MAX_NAME = 255;

  /** Refuses a name that cannot be stored. */
  public Project {
    PlainText.require("name", name, MAX_NAME);
  }

  /** Under another name. */
  public Project renamed(String other) {
    return new Project(id, user, other, createdAt);
  }
}
