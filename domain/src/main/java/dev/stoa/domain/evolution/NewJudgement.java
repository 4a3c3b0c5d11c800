package dev.stoa.domain.evolution;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A variant to judge; immutable.
 *
 * @param trials its scores; without them, those of its shadow trials
 * @param baseline its parent's scores; without them, those of its parent's episodes
 * @param rule when it is accepted
 * @param constraint what later generations must not try again
 */
public record NewJudgement(
    ProfileId variant,
    Option<Vector<Integer>> trials,
    Option<Vector<Integer>> baseline,
    AcceptanceRule rule,
    Option<String> constraint) {

  /** By the episodes that were recorded. */
  public static NewJudgement of(ProfileId variant) {
    return new NewJudgement(
        variant, Option.none(), Option.none(), AcceptanceRule.STANDARD, Option.none());
  }

  /** By these scores of the variant. */
  public NewJudgement trials(Iterable<Integer> scores) {
    return new NewJudgement(variant, Option.some(Vector.ofAll(scores)), baseline, rule, constraint);
  }

  /** By these scores of its parent. */
  public NewJudgement baseline(Iterable<Integer> scores) {
    return new NewJudgement(variant, trials, Option.some(Vector.ofAll(scores)), rule, constraint);
  }

  /** With what later generations must not try again. */
  public NewJudgement constraint(String text) {
    return new NewJudgement(variant, trials, baseline, rule, Option.some(text));
  }

  /** By another rule. */
  public NewJudgement rule(AcceptanceRule other) {
    return new NewJudgement(variant, trials, baseline, other, constraint);
  }
}
