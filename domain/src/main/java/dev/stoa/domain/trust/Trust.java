package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.Labelled;

/** How far an item is trusted, least first: as a class of origin, or not at all. */
public enum Trust implements Labelled {
  /** Withdrawn after an incident; never found unless asked for. */
  QUARANTINED,
  IMPORTED,
  DOCUMENT,
  TOOL,
  AGENT,
  PERSON;

  private static final Trust[] LEVELS = values();

  /**
   * The word of an agent counts in full, each class below it a little less: enough to come behind
   * what is as relevant, and so little that hardly an honest text is lost for its class.
   */
  private static final double[] WEIGHTS = {.92, .94, .96, .98, 1, 1};

  /** The trust of a label. */
  public static Trust labelled(String label) {
    return Labelled.of(Trust.class, "trust", label);
  }

  /** The trust of what a class writes by itself. */
  public static Trust of(OriginClass origin) {
    return LEVELS[LEVELS.length - 1 - origin.ordinal()];
  }

  /** The class that is trusted as far; what is withdrawn counts as imported. */
  public OriginClass asClass() {
    return OriginClass.values()[LEVELS.length - 1 - Math.max(1, ordinal())];
  }

  /** The trust with this number. */
  public static Trust at(long level) {
    return LEVELS[Math.toIntExact(level)];
  }

  /** Its number, higher for more trust. */
  public long level() {
    return ordinal();
  }

  /** The part of what it has that an item of this trust is ranked by, from 0 to 1. */
  public double weight() {
    return WEIGHTS[ordinal()];
  }

  /** What is left of a relevance; what is not above zero stays. */
  public double weighed(double relevance) {
    return relevance > 0 ? relevance * weight() : relevance;
  }

  /** The lesser of two. */
  public Trust least(Trust other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** Whether it is this much or more. */
  public boolean isAtLeast(Trust other) {
    return compareTo(other) >= 0;
  }
}
