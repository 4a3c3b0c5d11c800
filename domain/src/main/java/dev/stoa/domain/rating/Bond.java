package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Labelled;
import java.util.Comparator;

/** A kind of relationship between two agents. */
public enum Bond implements Labelled {
  RIVALRY,
  ALLIANCE;

  /** Relationships are listed if they are stronger than this. */
  public static final double TELLING = 0.3;

  /** The usual length of a list. */
  public static final int USUAL = 5;

  /** The strength of this kind in a relationship, from 0 to 1. */
  public double between(Relationship two) {
    return this == RIVALRY ? two.rapport().rivalry() : two.rapport().alliance();
  }

  /** Whether it is strong enough to be listed. */
  public boolean ties(Relationship two) {
    return between(two) > TELLING;
  }

  /** Strongest first, ties by the name of the other agent. */
  public Comparator<Relationship> strongestOf(AgentName agent) {
    return Comparator.comparingDouble(this::between)
        .reversed()
        .thenComparing(two -> two.pair().other(agent));
  }
}
