package dev.stoa.adapter.jooq.words;

import dev.stoa.domain.search.Bm25;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Scores texts by how often they hold each term of a question. */
final class TermScores {

  /** Norms of texts up to this length are computed once. */
  private static final int USUAL_LENGTH = 512;

  /** What rounding may add to a score. */
  private static final double ROUNDING = 1e-9;

  private final IndexView view;
  private final Postings[][] lists;
  private final int[][] tail;
  private final boolean every;
  private final double average;
  private final double[] norms = new double[USUAL_LENGTH];
  private final long[] holding;
  private final double[] weights;

  /** The terms, the rarest first: whether a text is among the best is known soonest so. */
  private final int[] order;

  private double[] scores = {};
  private int[] terms = {};
  private int[] touched = {};

  /**
   * @param lists by term and segment
   * @param tail how often each text of the tail holds each term
   * @param every whether a text has to hold all of them
   */
  TermScores(IndexView view, Postings[][] lists, int[][] tail, boolean every) {
    this.view = view;
    this.lists = lists;
    this.tail = tail;
    this.every = every;
    this.average = view.averageLength();
    for (int length = 0; length < norms.length; length++) {
      norms[length] = computedNorm(length);
    }
    this.holding = new long[lists.length];
    this.weights = new double[lists.length];
    long texts = view.texts();
    for (int term = 0; term < lists.length; term++) {
      holding[term] = holding(term);
      weights[term] = Bm25.weight(texts, holding[term]);
    }
    this.order =
        IntStream.range(0, lists.length)
            .boxed()
            .sorted(Comparator.comparingLong(term -> holding[term]))
            .mapToInt(term -> term)
            .toArray();
  }

  private long holding(int term) {
    long texts = 0;
    for (Postings list : lists[term]) {
      texts += list.size();
    }
    for (int[] text : tail) {
      texts += text[term] > 0 ? 1 : 0;
    }
    return texts;
  }

  Answer best(@Nullable Owned owned, int count) {
    BestTexts best = new BestTexts(count);
    for (int i = 0; i < tail.length; i++) {
      TailText text = view.tail().get(i);
      if (owned == null || text.terms().isOf(owned.term())) {
        offerTail(text, tail[i], best);
      }
    }
    List<SegmentView> segments = view.segments();
    for (int i = 0; i < segments.size(); i++) {
      if (owned == null) {
        score(i, null, best);
      } else if (owned.texts()[i].size() > 0) {
        score(i, owned.texts()[i].toSet(), best);
      }
    }
    return new Answer(best.all(), holding);
  }

  private void offerTail(TailText text, int[] times, BestTexts best) {
    double norm = norm((int) text.terms().length());
    double score = 0;
    for (int term : order) {
      if (times[term] > 0) {
        score += share(term, times[term], norm);
      } else if (every) {
        return;
      }
    }
    if (score > 0) {
      best.offer(text.entry(), score);
    }
  }

  private void score(int segment, @Nullable BitSet owned, BestTexts best) {
    double rest = 0;
    for (int term = 0; term < lists.length; term++) {
      if (lists[term][segment].size() > 0) {
        rest += weights[term] * Bm25.MOST;
      } else if (every) {
        return;
      }
    }
    if (rest == 0 || rest < best.threshold()) {
      return;
    }
    SegmentHead head = view.segments().get(segment).head();
    reserve(head.texts());
    int found = 0;
    int nth = 0;
    for (int term : order) {
      Postings list = lists[term][segment];
      if (list.size() > 0) {
        double needed = (best.threshold() - rest) * (1 - ROUNDING);
        found = add(term, list, new Needed(every ? nth : -1, needed), head, found);
        rest -= weights[term] * Bm25.MOST;
        nth++;
      }
    }
    for (int i = 0; i < found; i++) {
      int text = touched[i];
      if ((!every || terms[text] == nth) && (owned == null || owned.get(text))) {
        best.offer(head.entry(text), scores[text]);
      }
      scores[text] = 0;
      terms[text] = 0;
    }
  }

  /**
   * What a text must have for its score to matter.
   *
   * @param terms the number of terms so far; negative if it is no matter
   * @param score the score so far, at least
   */
  private record Needed(int terms, double score) {}

  private int add(int term, Postings list, Needed needed, SegmentHead head, int found) {
    int count = found;
    int size = list.size();
    boolean few = needed.score() > 0 || needed.terms() > 0;
    for (int i = 0; i < size; i++) {
      int text = list.text(i);
      double before = scores[text];
      if (few && (before < needed.score() || terms[text] < needed.terms())) {
        continue;
      }
      if (before == 0) {
        touched[count++] = text;
      }
      scores[text] = before + share(term, list.times(i), norm(head.length(text)));
      terms[text]++;
    }
    return count;
  }

  private void reserve(int texts) {
    if (scores.length < texts) {
      scores = new double[texts];
      terms = new int[texts];
      touched = new int[texts];
    }
  }

  /** As {@link Bm25#share} has it, with the part of it that depends on the length. */
  private double share(int term, int times, double norm) {
    return weights[term] * (times * Bm25.MOST) / (times + norm);
  }

  private double norm(int length) {
    return length < USUAL_LENGTH ? norms[length] : computedNorm(length);
  }

  private double computedNorm(int length) {
    return Bm25.K1 * (1 - Bm25.B + Bm25.B * length / average);
  }
}
