package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.Labelled;

/** The part that a profile plays. */
public enum Archetype implements Labelled {
  PRIMARY_ACTOR,
  DISRUPTOR_INFO,
  DISRUPTOR_TENSION,
  CREATED_AGENT;

  /** The archetype of a label. */
  public static Archetype labelled(String label) {
    return Labelled.of(Archetype.class, "archetype", label);
  }
}
