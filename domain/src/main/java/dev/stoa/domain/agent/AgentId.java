package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** Names one agent for ever, whatever identity it goes by. */
public record AgentId(String value) implements TextKey<AgentId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public AgentId {
    PlainText.require("agent_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
