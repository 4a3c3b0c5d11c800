package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.time.Duration;

/**
 * What a search answered to a judged question.
 *
 * @param found the hits, best first: the ids under which each is stored
 * @param took how long it took
 */
public record JudgedAnswer(JudgedQuestion asked, Seq<Seq<String>> found, Duration took) {

  /** The share of the relevant texts among the first hits. */
  double recallAt(int count) {
    Set<String> first = found.take(count).flatMap(ids -> ids).toSet();
    return (double) asked.relevant().count(first::contains) / asked.relevant().size();
  }

  /** One by the place of the first relevant hit; 0 without one. */
  double reciprocalRank() {
    int first = found.indexWhere(this::isRelevant);
    return first < 0 ? 0 : 1.0 / (first + 1);
  }

  /** The discounted gain of the first hits by the greatest that is possible. */
  double ndcgAt(int count) {
    double gained =
        found
            .take(count)
            .zipWithIndex((ids, place) -> isRelevant(ids) ? gain(place) : 0)
            .sum()
            .doubleValue();
    int most = Math.min(count, asked.relevant().size());
    return gained / Vector.range(0, most).map(JudgedAnswer::gain).sum().doubleValue();
  }

  private boolean isRelevant(Seq<String> ids) {
    return ids.exists(asked.relevant()::contains);
  }

  private static double gain(int place) {
    return Math.log(2) / Math.log(place + 2);
  }
}
