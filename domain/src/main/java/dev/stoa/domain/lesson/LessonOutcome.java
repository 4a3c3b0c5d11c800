package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * How applying a lesson ended.
 *
 * @param feedback a score from 0 to 1, if one was given
 */
public record LessonOutcome(boolean succeeded, Option<Double> feedback) {

  /** Refuses a score out of range. */
  public LessonOutcome {
    feedback.forEach(score -> UnitRange.require("feedback_score", score));
  }

  /** It helped. */
  public static LessonOutcome success() {
    return new LessonOutcome(true, Option.none());
  }

  /** It did not help. */
  public static LessonOutcome failure() {
    return new LessonOutcome(false, Option.none());
  }

  /** With a score from 0 to 1. */
  public LessonOutcome feedback(double score) {
    return new LessonOutcome(succeeded, Option.some(score));
  }
}
