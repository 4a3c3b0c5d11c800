package dev.stoa.domain.search;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import java.time.Duration;
import java.util.function.ToDoubleFunction;

/**
 * How well a search ranks what answers questions: means over the questions.
 *
 * @param recall the share of the relevant texts among all hits that were read
 * @param reciprocalRank one by the place of the first relevant hit
 * @param ndcg the discounted gain of these hits by the greatest that is possible
 * @param medianMs the milliseconds that half of the questions took at most
 * @param p95Ms the milliseconds that 95 of 100 took at most
 */
@RecordBuilder
public record RankingFigures(
    int questions,
    double recallAt1,
    double recallAt5,
    double recall,
    double reciprocalRank,
    double ndcg,
    double medianMs,
    double p95Ms) {

  /** Of at least one answer, each with the first {@code depth} hits. */
  public static RankingFigures of(Seq<JudgedAnswer> answers, int depth) {
    Seq<Duration> times = answers.map(JudgedAnswer::took).sorted();
    return new RankingFigures(
        answers.size(),
        mean(answers, one -> one.recallAt(1)),
        mean(answers, one -> one.recallAt(5)),
        mean(answers, one -> one.recallAt(depth)),
        mean(answers, JudgedAnswer::reciprocalRank),
        mean(answers, one -> one.ndcgAt(depth)),
        millis(times.get((times.size() - 1) / 2)),
        millis(times.get((int) Math.ceil(.95 * times.size()) - 1)));
  }

  private static double millis(Duration time) {
    return time.toNanos() / 1e6;
  }

  private static double mean(Seq<JudgedAnswer> answers, ToDoubleFunction<JudgedAnswer> figure) {
    return answers.map(figure::applyAsDouble).average().get();
  }
}
