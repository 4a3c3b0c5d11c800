package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;

/** Names one task for ever. */
public record AgentTaskId(String value) {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or overlong id and text no store can hold. */
  public AgentTaskId {
    PlainText.require("task_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
