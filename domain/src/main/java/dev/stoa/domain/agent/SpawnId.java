package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;

/** Names one spawn of an agent for ever. */
public record SpawnId(String value) {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or overlong id and text no store can hold. */
  public SpawnId {
    PlainText.require("spawn_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
