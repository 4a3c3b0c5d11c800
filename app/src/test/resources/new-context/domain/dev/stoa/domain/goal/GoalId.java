package dev.stoa.domain.goal;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a goal. */
public record GoalId(String value) implements TextKey<GoalId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 64;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public GoalId {
    PlainText.require("goal_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
