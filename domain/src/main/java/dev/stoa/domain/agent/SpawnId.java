package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a spawn. */
public record SpawnId(String value) implements TextKey<SpawnId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public SpawnId {
    PlainText.require("spawn_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
