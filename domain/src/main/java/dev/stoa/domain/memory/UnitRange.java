package dev.stoa.domain.memory;

/** The rule of every share here: from 0 to 1. */
final class UnitRange {

  private UnitRange() {}

  static double require(String field, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(field + " " + value + " is out of range: give 0 to 1");
    }
    return value;
  }

  static double clamp(double value) {
    return Math.max(0, Math.min(1, value));
  }
}
