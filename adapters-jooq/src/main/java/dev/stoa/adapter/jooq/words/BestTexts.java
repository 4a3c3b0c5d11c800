package dev.stoa.adapter.jooq.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.LongPredicate;

/** The best of the texts that are offered, and all that are as good as the last of them. */
final class BestTexts {

  /** The most texts that are as good as the last and are given back. */
  private static final int MOST_EQUAL = 4_096;

  private static final Comparator<Scored> BEST_FIRST =
      Comparator.comparingDouble(Scored::score).reversed().thenComparingLong(Scored::entry);

  private final int count;
  private final LongPredicate accepted;
  private final PriorityQueue<Double> scores = new PriorityQueue<>();
  private List<Scored> offered = new ArrayList<>();
  private double threshold;
  private int tidyAt;

  BestTexts(int count, LongPredicate accepted) {
    this.count = count;
    this.accepted = accepted;
    this.tidyAt = 2 * count + MOST_EQUAL;
  }

  /** Texts below it are not among the best; 0 while there are fewer than requested. */
  double threshold() {
    return threshold;
  }

  void offer(long entry, double score) {
    if (score < threshold || !accepted.test(entry)) {
      return;
    }
    offered.add(new Scored(entry, score));
    if (score > threshold || scores.size() < count) {
      scores.add(score);
      if (scores.size() > count) {
        scores.poll();
      }
      if (scores.size() == count) {
        threshold = scores.element();
      }
    }
    if (offered.size() > tidyAt) {
      offered.removeIf(one -> one.score() < threshold);
      tidyAt = 2 * offered.size() + MOST_EQUAL;
    }
  }

  /** The best first, equals in the order in which they were indexed. */
  List<Scored> all() {
    offered.removeIf(one -> one.score() < threshold);
    offered.sort(BEST_FIRST);
    return offered.size() > count + MOST_EQUAL ? offered.subList(0, count + MOST_EQUAL) : offered;
  }
}
