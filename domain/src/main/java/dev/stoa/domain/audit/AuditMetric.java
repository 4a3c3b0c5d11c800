package dev.stoa.domain.audit;

import dev.stoa.domain.json.InvalidValue;

/** The rule of every number in the trail: finite, and zero without a sign. */
final class AuditMetric {

  private AuditMetric() {}

  static double finite(String field, double value) {
    if (!Double.isFinite(value)) {
      throw new InvalidValue(field + " is " + value + ": send a finite number or leave it out");
    }
    // Engines disagree on whether minus zero keeps its sign.
    return value + 0.0;
  }

  static double notNegative(String field, double value) {
    if (value < 0) {
      throw new InvalidValue(field + " is " + value + ": send zero or more");
    }
    return finite(field, value);
  }
}
