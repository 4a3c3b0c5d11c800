package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;

/** The rule of every share and probability: from 0 to 1. */
public final class UnitRange {

  private UnitRange() {}

  /** The value itself; an {@link IllegalArgumentException} names the field and the fix. */
  public static double require(String field, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new InvalidValue(field + " " + value + " is out of range: give 0 to 1");
    }
    return value;
  }

  /** The nearest value in range. */
  public static double clamp(double value) {
    return Math.max(0, Math.min(1, value));
  }
}
