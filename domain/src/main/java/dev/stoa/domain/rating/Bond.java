package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import java.util.Comparator;

/** What ties an agent to another: they contend, or they agree. */
public enum Bond {
  RIVALRY,
  ALLIANCE;

  /** Weaker ones are not worth telling. */
  public static final double TELLING = 0.3;

  /** As many as are usually told. */
  public static final int USUAL = 5;

  /** How strong it is between these two, from 0 to 1. */
  public double between(Relationship two) {
    return this == RIVALRY ? two.rapport().rivalry() : two.rapport().alliance();
  }

  /** Whether it is strong enough to be told. */
  public boolean ties(Relationship two) {
    return between(two) > TELLING;
  }

  /** The strongest first, equal ones by the name of the other. */
  public Comparator<Relationship> strongestOf(AgentName agent) {
    return Comparator.comparingDouble(this::between)
        .reversed()
        .thenComparing(two -> two.pair().other(agent));
  }
}
