package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.UnitRange;

/**
 * What a second opinion would do with a memory.
 *
 * @param score how much it is worth keeping, from 0 to 1
 * @param decay how fast it ought to fade
 */
public record RetentionAdvice(double score, RetentionAction action, double decay) {

  private static final double SURPRISING = 0.7;
  private static final double DULL = 0.15;
  private static final double DOUBTFUL = 0.3;

  /** About a memory: its successes are the confidence in it, its updates how often it was used. */
  public static RetentionAdvice about(Memory memory) {
    Experience experience = memory.experience();
    return of(
        experience.surprise(),
        Surprise.smoothedRate(experience.successes(), experience.failures()),
        experience.updates(),
        memory.isProtected());
  }

  static RetentionAdvice of(double surprise, double confidence, long uses, boolean redLine) {
    double score = UnitRange.clamp(0.5 * surprise + 0.3 * confidence + Math.min(0.2, 0.02 * uses));
    return new RetentionAdvice(
        redLine ? 1 : score, action(surprise, confidence, redLine), decay(surprise));
  }

  static double decay(double surprise) {
    return 0.0001 + (1 - surprise) * 0.0099;
  }

  private static RetentionAction action(double surprise, double confidence, boolean redLine) {
    if (redLine) {
      return RetentionAction.RETAIN;
    }
    if (surprise >= SURPRISING) {
      return RetentionAction.CONSOLIDATE;
    }
    if (surprise > DULL) {
      return RetentionAction.RETAIN;
    }
    return confidence < DOUBTFUL ? RetentionAction.FORGET : RetentionAction.DEMOTE;
  }
}
