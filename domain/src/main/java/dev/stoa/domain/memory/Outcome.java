package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * What came of using a memory, and what else was unexpected about it, each from 0 to 1.
 *
 * @param predictionError how far the agent's own prediction was off
 * @param semanticShift how unlike the memory the matter was that it was used for
 * @param temporalShift how unexpected the moment was
 */
public record Outcome(
    boolean succeeded,
    Option<Double> predictionError,
    Option<Double> semanticShift,
    Option<Double> temporalShift) {

  /** Refuses shares out of range. */
  public Outcome {
    predictionError.forEach(value -> UnitRange.require("prediction_error", value));
    semanticShift.forEach(value -> UnitRange.require("semantic_shift", value));
    temporalShift.forEach(value -> UnitRange.require("temporal_shift", value));
  }

  /** It helped. */
  public static Outcome success() {
    return of(true);
  }

  /** It did not help. */
  public static Outcome failure() {
    return of(false);
  }

  private static Outcome of(boolean succeeded) {
    return new Outcome(succeeded, Option.none(), Option.none(), Option.none());
  }

  /** How far the agent's own prediction was off. */
  public Outcome predictionError(double share) {
    return new Outcome(succeeded, Option.some(share), semanticShift, temporalShift);
  }

  /** How unlike the memory the matter was that it was used for. */
  public Outcome semanticShift(double share) {
    return new Outcome(succeeded, predictionError, Option.some(share), temporalShift);
  }

  /** How unexpected the moment was. */
  public Outcome temporalShift(double share) {
    return new Outcome(succeeded, predictionError, semanticShift, Option.some(share));
  }
}
