package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;

/** Two agents, the one with the lesser name first. */
public record AgentPair(AgentName a, AgentName b) implements Comparable<AgentPair> {

  /** Refuses an agent and itself, and the wrong way round. */
  public AgentPair {
    if (a.compareTo(b) >= 0) {
      throw new IllegalArgumentException(
          a.equals(b)
              ? "agent " + a + " is named twice: a pair is two agents"
              : "the pair is the wrong way round: name " + b + " before " + a);
    }
  }

  /** The two, in whatever order they are named. */
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
