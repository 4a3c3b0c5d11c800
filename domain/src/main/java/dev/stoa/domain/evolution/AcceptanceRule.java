package dev.stoa.domain.evolution;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * When a variant replaces its parent: its lower confidence bound exceeds the baseline by a margin,
 * and the difference is not by chance.
 *
 * @param lambda how many standard deviations below the mean the bound is
 * @param margin how much better than the baseline the bound must be
 * @param significance the p value must be below this
 */
public record AcceptanceRule(double lambda, double margin, double significance) {

  /** One deviation, half a point, one chance in twenty. */
  public static final AcceptanceRule STANDARD = new AcceptanceRule(1, 0.5, 0.05);

  /** The fewest scores of a sample; fewer say nothing about their spread. */
  public static final int FEWEST = 2;

  /** The most scores of a sample. */
  public static final int MAX_SCORES = 10_000;

  /** Judges trials against a baseline. */
  public Judgement judge(Seq<Integer> trials, Seq<Integer> baseline) {
    checked("trial_scores", trials);
    checked("baseline_scores", baseline);
    double bound = SampleStatistics.lowerBound(trials, lambda);
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
        .accepted(bound > before + margin && test.p() < significance)
        .build();
  }

  /** The numbers of a variant that was dropped before it was compared. */
  Judgement dropped(Seq<Integer> trials) {
    return JudgementBuilder.builder()
        .trialScores(trials.toVector())
        .baselineScores(Vector.empty())
        .mean(SampleStatistics.mean(trials))
        .deviation(SampleStatistics.deviation(trials))
        .bound(SampleStatistics.lowerBound(trials, lambda))
        .baseline(0)
        .test(Option.none())
        .accepted(false)
        .build();
  }

  private static void checked(String field, Seq<Integer> scores) {
    if (scores.size() < FEWEST || scores.size() > MAX_SCORES) {
      throw new InvalidValue(
          field + " has " + scores.size() + " scores: give " + FEWEST + " to " + MAX_SCORES);
    }
    scores.forEach(score -> Score.require(field, score));
  }
}
