package dev.stoa.domain.kernel;

/** The name an agent debates under; compared exactly, character by character. */
public record AgentName(String value) implements Comparable<AgentName> {

  /** The longest name. */
  public static final int MAX_LENGTH = 255;

  /** Refuses what no workspace could keep. */
  public AgentName {
    PlainText.require("agent name", value, MAX_LENGTH);
  }

  /** The order of the characters' code points, as the stores keep it. */
  @Override
  public int compareTo(AgentName other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
