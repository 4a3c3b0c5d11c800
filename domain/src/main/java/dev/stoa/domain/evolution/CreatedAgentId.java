package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a created agent. */
public record CreatedAgentId(String value) implements TextKey<CreatedAgentId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public CreatedAgentId {
    PlainText.require("created_agent_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
