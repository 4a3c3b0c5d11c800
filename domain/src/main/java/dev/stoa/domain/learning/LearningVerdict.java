package dev.stoa.domain.learning;

import dev.stoa.domain.memory.Memory;
import io.vavr.control.Option;

/**
 * What is to become of a candidate, and why.
 *
 * @param target the memory that it is the same as, supersedes, or would supersede
 */
public record LearningVerdict(
    LearningDecision decision, LearningReason reason, Option<Memory> target) {

  /** It is to be stored. */
  static final LearningVerdict NEW =
      new LearningVerdict(LearningDecision.NEW, LearningReason.UNKNOWN, Option.none());

  static LearningVerdict of(LearningDecision decision, LearningReason reason, StoredMatch target) {
    return new LearningVerdict(decision, reason, Option.some(target.memory()));
  }

  static LearningVerdict nothing(LearningReason reason, StoredMatch because) {
    return of(LearningDecision.NOTHING, reason, because);
  }

  /** Nothing is to change because of a memory that cannot be found now. */
  public static LearningVerdict notCurrent(Memory memory) {
    return new LearningVerdict(
        LearningDecision.NOTHING, LearningReason.NOT_CURRENT, Option.some(memory));
  }
}
