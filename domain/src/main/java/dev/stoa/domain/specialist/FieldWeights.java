package dev.stoa.domain.specialist;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/**
 * What counts in a field when answers are scored.
 *
 * @param efficacy how much it counts that the answer does its job
 * @param confidence how much it counts that answers can be relied on
 * @param curiosity how much it counts that something new was tried; the three make 1
 * @param minConfidence below it a specialist is not good enough
 * @param minEfficacy below it a specialist is not good enough
 * @param penaltyMultiplier how many times as much a mistake costs
 */
public record FieldWeights(
    double efficacy,
    double confidence,
    double curiosity,
    double minConfidence,
    double minEfficacy,
    double penaltyMultiplier) {

  private static final double ROUNDING = 1e-9;

  private static final FieldWeights GENERAL = new FieldWeights(0.50, 0.35, 0.15, 0.60, 0.50, 1);

  private static final Map<String, FieldWeights> BY_FIELD =
      HashMap.of(
          "surgery", new FieldWeights(0.20, 0.70, 0.10, 0.95, 0.60, 10),
          "software_engineering", new FieldWeights(0.55, 0.35, 0.10, 0.70, 0.60, 2));

  /** Refuses weights that do not make 1, and values out of range. */
  public FieldWeights {
    UnitRange.require("efficacy", efficacy);
    UnitRange.require("confidence", confidence);
    UnitRange.require("curiosity", curiosity);
    UnitRange.require("min_confidence", minConfidence);
    UnitRange.require("min_efficacy", minEfficacy);
    if (Math.abs(efficacy + confidence + curiosity - 1) > ROUNDING) {
      throw new InvalidValue(
          "efficacy, confidence and curiosity make "
              + (efficacy + confidence + curiosity)
              + ": give weights that make 1");
    }
    if (!(penaltyMultiplier >= 0 && penaltyMultiplier <= 100)) {
      throw new InvalidValue(
          "penalty_multiplier " + penaltyMultiplier + " is out of range: give 0 to 100");
    }
  }

  /** Those of a field that has its own, else the general ones. */
  public static FieldWeights of(Discipline field) {
    return BY_FIELD.get(field.value()).getOrElse(GENERAL);
  }
}
