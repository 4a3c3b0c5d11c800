package dev.stoa.adapter.jooq.words;

import java.util.ArrayList;
import java.util.List;

/** The texts of a segment that hold a word, by each of its terms, in the order of the terms. */
public final class WordTexts {

  private static final int LIST = 64;

  private final List<TermTexts> terms = new ArrayList<>(1);

  void add(TermTexts more) {
    terms.add(more);
  }

  /** The texts of the terms before another; of those of a stem, a text has one. */
  Postings before(byte[] end) {
    Postings all = Postings.NONE;
    for (TermTexts one : terms) {
      if (one.isBefore(end)) {
        Postings more = Postings.of(one);
        all = one.isAbout() ? all.and(more) : all.beside(more);
      }
    }
    return all;
  }

  /** About what it takes in memory. */
  public long heapBytes() {
    long bytes = LIST;
    for (TermTexts one : terms) {
      bytes += one.heapBytes();
    }
    return bytes;
  }
}
