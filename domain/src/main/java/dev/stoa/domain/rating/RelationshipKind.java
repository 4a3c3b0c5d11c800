package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Labelled;
import java.util.Comparator;

/** A kind of relationship between two agents. */
public enum RelationshipKind implements Labelled {
  RIVALRY,
  ALLIANCE;

  /** Relationships are listed if they are stronger than this. */
  public static final double LISTED_ABOVE = 0.3;

  /** The usual length of a list. */
  public static final int USUAL = 5;

  /** The strength of this kind in a relationship, from 0 to 1. */
  public double strength(Relationship relationship) {
    return this == RIVALRY ? relationship.scores().rivalry() : relationship.scores().alliance();
  }

  /** Whether it is strong enough to be listed. */
  public boolean isListed(Relationship relationship) {
    return strength(relationship) > LISTED_ABOVE;
  }

  /** Strongest first, ties by the name of the other agent. */
  public Comparator<Relationship> strongestFirst(AgentName agent) {
    return Comparator.comparingDouble(this::strength)
        .reversed()
        .thenComparing(relationship -> relationship.pair().other(agent));
  }
}
