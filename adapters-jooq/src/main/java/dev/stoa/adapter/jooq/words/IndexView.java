package dev.stoa.adapter.jooq.words;

import java.util.List;
import java.util.function.LongPredicate;

/**
 * All texts of a source as a question sees them: in segments, or not yet.
 *
 * @param accepted which entries may be answers; the others count among the texts all the same
 */
public record IndexView(List<SegmentView> segments, List<TailText> tail, LongPredicate accepted) {

  /** All of them may be answers. */
  public IndexView(List<SegmentView> segments, List<TailText> tail) {
    this(segments, tail, entry -> true);
  }

  /** Only some of them may be answers. */
  public IndexView accepting(LongPredicate some) {
    return new IndexView(segments, tail, some);
  }

  /** The number of texts. */
  public long texts() {
    long texts = tail.size();
    for (SegmentView segment : segments) {
      texts += segment.living();
    }
    return texts;
  }

  /** The mean length of a text; 1 if there is none. */
  public double averageLength() {
    long words = 0;
    for (SegmentView segment : segments) {
      words += segment.words();
    }
    for (TailText text : tail) {
      words += text.terms().length();
    }
    return (double) Math.max(1, words) / Math.max(1, texts());
  }
}
