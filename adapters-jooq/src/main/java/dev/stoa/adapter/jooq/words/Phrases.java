package dev.stoa.adapter.jooq.words;

import java.util.Arrays;

/**
 * Where the texts of a segment hold a stem, in order: the number of the text, then the place in it.
 */
final class Phrases {

  /** No text has this many words. */
  private static final int BITS = 20;

  static final Phrases NONE = new Phrases();

  private long[] all = {};
  private int size;
  private boolean sorted = true;

  /** Adds those of a term; a stem has several, of which a text has one. */
  Phrases add(TermBytes term) {
    Phrases more = this == NONE ? new Phrases() : this;
    more.sorted = more.size == 0;
    Postings texts = Postings.of(term);
    ByteCursor cursor = new ByteCursor(term.places(), term.placesStart);
    for (int i = 0; i < texts.size(); i++) {
      long at = (long) texts.text(i) << BITS;
      for (int left = texts.times(i); left > 0; left--) {
        at += cursor.number();
        more.add(at);
      }
    }
    return more;
  }

  private void add(long at) {
    if (size == all.length) {
      all = Arrays.copyOf(all, Math.max(16, 2 * size));
    }
    all[size++] = at;
  }

  boolean isEmpty() {
    return size == 0;
  }

  private void sort() {
    if (!sorted) {
      Arrays.sort(all, 0, size);
      sorted = true;
    }
  }

  /** Those that have one of the others {@code later} places after them. */
  Phrases before(Phrases others, int later) {
    sort();
    others.sort();
    Phrases both = new Phrases();
    int other = 0;
    for (int i = 0; i < size; i++) {
      long wanted = all[i] + later;
      while (other < others.size && others.all[other] < wanted) {
        other++;
      }
      if (other < others.size && others.all[other] == wanted) {
        both.add(all[i]);
      }
    }
    return both;
  }

  /** How often each text has one. */
  Postings counted() {
    Postings counted = Postings.expecting(size);
    int start = 0;
    for (int i = 1; i <= size; i++) {
      if (i == size || all[i] >>> BITS != all[start] >>> BITS) {
        counted.add((int) (all[start] >>> BITS), i - start);
        start = i;
      }
    }
    return counted;
  }
}
