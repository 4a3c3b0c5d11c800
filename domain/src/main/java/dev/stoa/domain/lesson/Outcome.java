package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * How applying a lesson ended.
 *
 * @param feedback a score from 0 to 1, if one was given
 */
public record Outcome(boolean succeeded, Option<Double> feedback) {

  /** Refuses a score out of range. */
  public Outcome {
    feedback.forEach(score -> UnitRange.require("feedback_score", score));
  }

  /** It helped. */
  public static Outcome success() {
    return new Outcome(true, Option.none());
  }

  /** It did not help. */
  public static Outcome failure() {
    return new Outcome(false, Option.none());
  }

  /** With a score from 0 to 1. */
  public Outcome feedback(double score) {
    return new Outcome(succeeded, Option.some(score));
  }
}
