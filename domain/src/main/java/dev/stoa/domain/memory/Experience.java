package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.UnitRange;

/**
 * The recorded experience with a memory.
 *
 * @param surprise how unexpected its recent outcomes were, from 0 to 1
 * @param consolidation from 0 to 1, which it reaches at 99 outcomes
 * @param updates number of changes, including the first
 * @param reinforcements how often the same content was remembered again
 */
public record Experience(
    double surprise,
    double consolidation,
    long updates,
    long successes,
    long failures,
    long reinforcements) {

  /** Of a new memory. */
  public static final Experience NONE = new Experience(0, 0, 1, 0, 0, 0);

  /** Refuses values out of range; the message names the field. */
  public Experience {
    UnitRange.require("surprise", surprise);
    UnitRange.require("consolidation", consolidation);
    count("update_count", updates);
    count("success_count", successes);
    count("failure_count", failures);
    count("reinforcements", reinforcements);
  }

  /** The success rate; 0.5 without outcomes. */
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

  /** After the same content was remembered again. */
  Experience reinforced() {
    return new Experience(
        surprise, consolidation, updates + 1, successes, failures, reinforcements + 1);
  }

  /** After a reinforcement was taken back. */
  Experience lessReinforced() {
    return new Experience(
        surprise, consolidation, updates + 1, successes, failures, Math.max(0, reinforcements - 1));
  }

  /** As before it was reinforced, if it was. */
  Experience unreinforced() {
    return reinforcements == 0
        ? this
        : new Experience(
            surprise, consolidation, updates - 1, successes, failures, reinforcements - 1);
  }

  /** Whether it was changed by more than outcomes and repetitions. */
  public boolean isEdited() {
    return updates > 1 + successes + failures + reinforcements;
  }

  /** The consolidation after a number of outcomes. */
  static double consolidation(long outcomes) {
    return Math.min(1, StrictMath.log(1.0 + outcomes) / StrictMath.log(100));
  }

  private static void count(String field, long value) {
    if (value < 0) {
      throw new InvalidValue(field + " " + value + " is below zero: give 0 or more");
    }
  }
}
