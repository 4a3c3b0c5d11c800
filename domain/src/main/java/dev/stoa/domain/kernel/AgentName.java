package dev.stoa.domain.kernel;

/** The name an agent is rated under; compared exactly. */
public record AgentName(String value) implements Comparable<AgentName> {

  /** The longest name. */
  public static final int MAX_LENGTH = 255;

  /** Refuses values that cannot be stored. */
  public AgentName {
    PlainText.require("agent name", value, MAX_LENGTH);
  }

  /** By code point, like both engines. */
  @Override
  public int compareTo(AgentName other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
