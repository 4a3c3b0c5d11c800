package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.UnitRange;

/**
 * What use has taught about a memory.
 *
 * @param surprise how unexpected its outcomes were lately, from 0 to 1
 * @param consolidation how settled it is, from 0 to 1 with the hundredth outcome
 * @param updates how often it was changed, the first time included
 * @param reinforcements how often the same was remembered again
 */
public record Experience(
    double surprise,
    double consolidation,
    long updates,
    long successes,
    long failures,
    long reinforcements) {

  /** Of a memory nobody has used yet. */
  public static final Experience NONE = new Experience(0, 0, 1, 0, 0, 0);

  /** Refuses, by name, what cannot be. */
  public Experience {
    UnitRange.require("surprise", surprise);
    UnitRange.require("consolidation", consolidation);
    count("update_count", updates);
    count("success_count", successes);
    count("failure_count", failures);
    count("reinforcements", reinforcements);
  }

  /** The share of successes; a half without outcomes. */
  public double successRate() {
    return Surprise.baseRate(successes, failures, Surprise.PRIOR);
  }

  /** After one more outcome. */
  Experience learning(Outcome outcome, SurpriseWeights weights) {
    return new Experience(
        Surprise.blend(surprise, weights.of(outcome, successRate())),
        consolidation(successes + failures + 1),
        updates + 1,
        successes + (outcome.succeeded() ? 1 : 0),
        failures + (outcome.succeeded() ? 0 : 1),
        reinforcements);
  }

  /** After any other change. */
  Experience updated() {
    return new Experience(
        surprise, consolidation, updates + 1, successes, failures, reinforcements);
  }

  /** After the same was remembered again. */
  Experience reinforced() {
    return new Experience(
        surprise, consolidation, updates + 1, successes, failures, reinforcements + 1);
  }

  /** How settled a memory is after so many outcomes. */
  static double consolidation(long outcomes) {
    return Math.min(1, StrictMath.log(1.0 + outcomes) / StrictMath.log(100));
  }

  private static void count(String field, long value) {
    if (value < 0) {
      throw new IllegalArgumentException(field + " " + value + " is below zero: give 0 or more");
    }
  }
}
