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

  /** Few texts hold a word more often. */
  private static final int USUAL_TIMES = 2;

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

  /** Those of the touched ones that can still be among the best, in order. */
  private int[] alive = {};

  /** What is read of a list. */
  private int[] texts = {};

  private int[] times = {};

  /** A bit for each text of a segment. */
  private long[] bits = {};

  /** The most that each term can add to the score of a text of the segment. */
  private final double[] most;

  /** The shares of each term by how often a text holds it and its length; 0 if not known yet. */
  private final double[][] shares;

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
    this.most = new double[lists.length];
    this.shares = new double[lists.length][USUAL_TIMES * USUAL_LENGTH];
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
    BestTexts best = new BestTexts(count, view.accepted());
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
      most[term] = most(term, lists[term][segment]);
      rest += most[term];
      if (every && most[term] == 0) {
        return;
      }
    }
    if (rest == 0 || rest < best.threshold() * (1 - ROUNDING)) {
      return;
    }
    SegmentHead head = view.segments().get(segment).head();
    reserve(head.texts());
    int found = 0;
    int living = -1;
    int nth = 0;
    for (int term : order) {
      Postings list = lists[term][segment];
      if (list.size() > 0) {
        Needed needed = new Needed(every ? nth : -1, (best.threshold() - rest) * (1 - ROUNDING));
        if (needed.isAny()) {
          living = living < 0 ? alive(needed, touched, found) : alive(needed, alive, living);
          addAlive(term, list, head, living);
        } else {
          found = addAll(term, list, head, found);
        }
        rest -= most[term];
        nth++;
      }
    }
    int[] last = living < 0 ? touched : alive;
    for (int i = 0; i < (living < 0 ? found : living); i++) {
      int text = last[i];
      if ((!every || terms[text] == nth) && (owned == null || owned.get(text))) {
        best.offer(head.entry(text), scores[text]);
      }
    }
    for (int i = 0; i < found; i++) {
      scores[touched[i]] = 0;
      terms[touched[i]] = 0;
    }
  }

  /**
   * What a text must have for its score to matter.
   *
   * @param terms the number of terms so far; negative if it is no matter
   * @param score the score so far, at least
   */
  private record Needed(int terms, double score) {

    /** Whether a text with none of the terms so far is of no matter. */
    boolean isAny() {
      return terms > 0 || score > 0;
    }
  }

  /** Has those alive that have what is needed; answers how many. */
  private int alive(Needed needed, int[] among, int size) {
    int living = 0;
    for (int i = 0; i < size; i++) {
      int text = among[i];
      if (scores[text] >= needed.score() && terms[text] >= needed.terms()) {
        alive[living++] = text;
      }
    }
    if (among == touched) {
      sortAlive(living);
    }
    return living;
  }

  /** By a bit for each, as there are many. */
  private void sortAlive(int living) {
    for (int i = 0; i < living; i++) {
      bits[alive[i] >> 6] |= 1L << alive[i];
    }
    int next = 0;
    for (int word = 0; next < living; word++) {
      for (; bits[word] != 0; bits[word] &= bits[word] - 1) {
        alive[next++] = (word << 6) + Long.numberOfTrailingZeros(bits[word]);
      }
    }
  }

  private void addAlive(int term, Postings list, SegmentHead head, int living) {
    for (TermTexts part : list.stored()) {
      TermTexts.Reader reader = part.new Reader();
      for (int i = 0; i < living; i++) {
        if (reader.has(alive[i])) {
          add(term, alive[i], reader.times(), head);
        }
      }
    }
    if (list.stored().isEmpty()) {
      int next = 0;
      for (int i = 0; i < living; i++) {
        while (next < list.size() && list.text(next) < alive[i]) {
          next++;
        }
        if (next < list.size() && list.text(next) == alive[i]) {
          add(term, alive[i], list.times(next), head);
        }
      }
    }
  }

  /** Adds every text of a list; answers how many have been touched. */
  private int addAll(int term, Postings list, SegmentHead head, int found) {
    int count = found;
    for (TermTexts part : list.stored()) {
      part.read(texts, times);
      for (int i = 0; i < part.size(); i++) {
        count = touch(texts[i], count);
        add(term, texts[i], times[i], head);
      }
    }
    if (list.stored().isEmpty()) {
      for (int i = 0; i < list.size(); i++) {
        count = touch(list.text(i), count);
        add(term, list.text(i), list.times(i), head);
      }
    }
    return count;
  }

  private int touch(int text, int count) {
    if (scores[text] == 0) {
      touched[count] = text;
      return count + 1;
    }
    return count;
  }

  private void add(int term, int text, int count, SegmentHead head) {
    scores[text] += share(term, count, head.length(text));
    terms[text]++;
  }

  /** The most that a term can add to the score of a text of a list. */
  private double most(int term, Postings list) {
    double most = list.stored().isEmpty() && list.size() > 0 ? weights[term] * Bm25.MOST : 0;
    for (TermTexts part : list.stored()) {
      for (int count = 1; count <= TermTexts.COUNTED; count++) {
        if (part.shortest(count) >= 0) {
          most = Math.max(most, share(term, part.most(count), norm(part.shortest(count))));
        }
      }
    }
    return most;
  }

  private void reserve(int count) {
    if (scores.length < count) {
      scores = new double[count];
      terms = new int[count];
      touched = new int[count];
      alive = new int[count];
      texts = new int[count];
      times = new int[count];
      bits = new long[(count >> 6) + 1];
    }
  }

  /** The share of a text of a segment; those of usual texts are computed once. */
  private double share(int term, int times, int length) {
    if (times > USUAL_TIMES || length >= USUAL_LENGTH) {
      return share(term, times, norm(length));
    }
    double[] known = shares[term];
    int at = (times - 1) * USUAL_LENGTH + length;
    if (known[at] == 0) {
      known[at] = share(term, times, norms[length]);
    }
    return known[at];
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
