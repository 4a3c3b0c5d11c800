package dev.stoa.domain.rating;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;

/** Two agents, ordered by name. */
public record AgentPair(AgentName a, AgentName b) implements Comparable<AgentPair> {

  /** Refuses a pair of one agent, and two agents in the wrong order. */
  public AgentPair {
    if (a.compareTo(b) >= 0) {
      throw new InvalidValue(
          a.equals(b)
              ? "agent " + a + " is named twice: a pair is two agents"
              : "the pair is in the wrong order: name " + b + " before " + a);
    }
  }

  /** The pair of two agents, given in any order. */
  public static AgentPair of(AgentName one, AgentName other) {
    return one.compareTo(other) <= 0 ? new AgentPair(one, other) : new AgentPair(other, one);
  }

  /** By the first name, then by the second. */
  @Override
  public int compareTo(AgentPair other) {
    int first = a.compareTo(other.a);
    return first != 0 ? first : b.compareTo(other.b);
  }

  /** The other one. */
  public AgentName other(AgentName agent) {
    return a.equals(agent) ? b : a;
  }
}
