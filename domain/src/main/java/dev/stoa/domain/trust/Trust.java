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

  /** The lesser of two. */
  public Trust least(Trust other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** Whether it is this much or more. */
  public boolean isAtLeast(Trust other) {
    return compareTo(other) >= 0;
  }
}
