package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * The utility of one answer, its parts of four decimals, and the state for the next one.
 *
 * @param efficacy of this answer: 0.5 where it is as good as people
 * @param efficacyMean the moving average
 * @param confidence the moving average
 * @param curiosity what the wish for something new adds, before and after its cap
 */
@RecordBuilder
public record UtilityScore(
    double efficacy,
    double efficacyMean,
    double confidence,
    double curiosity,
    double curiosityCapped,
    double utility,
    boolean isBelowMinimum,
    Difficulty difficulty,
    UtilityState next) {

  /** How difficult the next task may be. */
  public enum Difficulty implements Labelled {
    EASY,
    MEDIUM,
    HARD
  }

  private static final double ALPHA = 0.2;
  private static final double CONTENT = 0.9;
  private static final double BOREDOM = 0.08;
  private static final double NOVEL = 0.6;
  private static final double PLACES = 1e4;

  /** Scores an answer. */
  public static UtilityScore of(FieldWeights weights, UtilityState before, AnswerScores seen) {
    double efficacy =
        seen.baseline() == 0 ? seen.passed() : 1 - 1 / (1 + seen.passed() / seen.baseline());
    double mean = moved(before.efficacy(), efficacy);
    double signal = seen.passed() * (1 - seen.penalty() * weights.penaltyMultiplier());
    double confidence = moved(before.confidence(), signal);
    double earned = weights.efficacy() * mean + weights.confidence() * confidence;
    double curiosity =
        Math.max(0, CONTENT - confidence)
            * seen.novelty()
            * (1 + BOREDOM * Math.log1p((double) before.sinceNovelty()));
    double capped =
        weights.curiosity() == 0 ? 0 : Math.min(curiosity, earned / weights.curiosity());
    return new UtilityScore(
        rounded(efficacy),
        rounded(mean),
        rounded(confidence),
        rounded(curiosity),
        rounded(capped),
        rounded(earned + weights.curiosity() * capped),
        confidence < weights.minConfidence() || mean < weights.minEfficacy(),
        difficulty(confidence),
        new UtilityState(
            mean, confidence, seen.novelty() >= NOVEL ? 0 : before.sinceNovelty() + 1));
  }

  private static Difficulty difficulty(double confidence) {
    return confidence >= 0.85
        ? Difficulty.HARD
        : confidence >= 0.70 ? Difficulty.MEDIUM : Difficulty.EASY;
  }

  private static double moved(double mean, double value) {
    return mean + ALPHA * (value - mean);
  }

  private static double rounded(double value) {
    return Math.rint(value * PLACES) / PLACES;
  }
}
