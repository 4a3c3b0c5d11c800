package dev.stoa.domain.memory;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The state of meta-learning after an evaluation.
 *
 * @param cycle how many evaluations there have been, this one included
 * @param metrics the measures; none in a workspace without memories
 */
public record LearningState(
    long cycle, HyperParameters tuned, Option<LearningMetrics> metrics, Instant createdAt) {

  /** The next state; unchanged parameters without memories. */
  public static LearningState next(
      Option<LearningState> before, Seq<TierTally> tallies, Observations noticed, Instant now) {
    HyperParameters old = before.map(LearningState::tuned).getOrElse(HyperParameters.DOCUMENTED);
    long cycle = before.map(LearningState::cycle).getOrElse(0L) + 1;
    Option<LearningMetrics> metrics =
        tallies.exists(one -> one.memories() > 0)
            ? Option.some(LearningMetrics.of(tallies))
            : Option.none();
    return new LearningState(
        cycle,
        metrics.map(seen -> MetaLearning.adjusted(old, seen, noticed)).getOrElse(old),
        metrics,
        now);
  }
}
