package dev.stoa.domain.evolution;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * When a variant replaces its parent: its lower bound exceeds the baseline by half a point, and the
 * difference is not by chance.
 */
public enum AcceptanceRule implements Labelled {
  /** The bound is the mean less its standard error, so that more trials accept more surely. */
  STANDARD,
  /**
   * The bound is the mean less the standard deviation, which trials do not narrow: a variant better
   * by less than its deviation and half a point is accepted by luck alone.
   */
  ORIGINAL;

  /** How many errors or deviations below the mean the bound is. */
  public static final double LAMBDA = 1;

  /** How much better than the baseline the bound must be. */
  public static final double MARGIN = 0.5;

  /** The p value must be below this. */
  public static final double SIGNIFICANCE = 0.05;

  /** The fewest scores of a sample; fewer say nothing about their spread. */
  public static final int FEWEST = 2;

  /** The most scores of a sample. */
  public static final int MAX_SCORES = 10_000;

  /** Judges trials against a baseline. */
  public Judgement judge(Seq<Integer> trials, Seq<Integer> baseline) {
    checked("trial_scores", trials);
    checked("baseline_scores", baseline);
    double bound = bound(trials);
    double before = SampleStatistics.mean(baseline);
    MannWhitney test = MannWhitney.of(trials, baseline);
    return JudgementBuilder.builder()
        .trialScores(trials.toVector())
        .baselineScores(baseline.toVector())
        .mean(SampleStatistics.mean(trials))
        .deviation(SampleStatistics.deviation(trials))
        .bound(bound)
        .baseline(before)
        .test(Option.some(test))
        .accepted(bound > before + MARGIN && test.p() < SIGNIFICANCE)
        .build();
  }

  /** The numbers of a variant that was dropped before it was compared. */
  Judgement dropped(Seq<Integer> trials) {
    return JudgementBuilder.builder()
        .trialScores(trials.toVector())
        .baselineScores(Vector.empty())
        .mean(SampleStatistics.mean(trials))
        .deviation(SampleStatistics.deviation(trials))
        .bound(bound(trials))
        .baseline(0)
        .test(Option.none())
        .accepted(false)
        .build();
  }

  private double bound(Seq<Integer> trials) {
    return SampleStatistics.lowerBound(
        trials, this == ORIGINAL ? LAMBDA : LAMBDA / Math.sqrt(Math.max(1, trials.size())));
  }

  private static void checked(String field, Seq<Integer> scores) {
    if (scores.size() < FEWEST || scores.size() > MAX_SCORES) {
      throw new InvalidValue(
          field + " has " + scores.size() + " scores: give " + FEWEST + " to " + MAX_SCORES);
    }
    scores.forEach(score -> Score.require(field, score));
  }
}
