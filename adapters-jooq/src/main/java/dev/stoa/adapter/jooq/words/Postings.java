package dev.stoa.adapter.jooq.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Texts of a segment that hold something, in order, and how often each does. */
final class Postings {

  static final Postings NONE = new Postings(0);

  private int[] texts;
  private int[] times;
  private int size;

  /** Texts that are still as bytes, none of them twice; then the arrays are empty. */
  private List<TermTexts> stored = List.of();

  private Postings(int expected) {
    this.texts = new int[expected];
    this.times = new int[expected];
  }

  static Postings of(TermBytes term) {
    Postings postings = new Postings(term.texts);
    ByteCursor cursor = new ByteCursor(term.chunk(), term.start);
    int text = -1;
    while (cursor.at < term.end) {
      int gap = cursor.number();
      text += gap >>> 1;
      postings.add(text, (gap & 1) == 0 ? 1 : cursor.number());
    }
    return postings;
  }

  static Postings of(TermTexts texts) {
    Postings postings = new Postings(0);
    postings.stored = List.of(texts);
    postings.size = texts.size();
    return postings;
  }

  /** What is still as bytes; empty if nothing is. */
  List<TermTexts> stored() {
    return stored;
  }

  /** These and others, none of which is among them. */
  Postings beside(Postings others) {
    if (size == 0) {
      return others;
    }
    Postings all = new Postings(0);
    all.stored = new ArrayList<>(stored);
    all.stored.addAll(others.stored);
    all.size = size + others.size;
    return all;
  }

  /** The same in the arrays. */
  private Postings read() {
    if (stored.isEmpty()) {
      return this;
    }
    Postings all = NONE;
    for (TermTexts one : stored) {
      Postings more = new Postings(one.size());
      one.read(more.texts, more.times);
      more.size = one.size();
      all = all.and(more);
    }
    return all;
  }

  /** None yet, of about this many. */
  static Postings expecting(int size) {
    return new Postings(size);
  }

  /** Those of a segment that hold it at all, by how often each text holds it. */
  static Postings counted(int[] times) {
    Postings counted = new Postings(8);
    for (int text = 0; text < times.length; text++) {
      if (times[text] > 0) {
        counted.add(text, times[text]);
      }
    }
    return counted;
  }

  void addTo(int[] sums) {
    for (int i = 0; i < size; i++) {
      sums[texts[i]] += times[i];
    }
  }

  /** Adds a text after those that are there. */
  void add(int text, int count) {
    if (size == texts.length) {
      texts = Arrays.copyOf(texts, Math.max(8, 2 * size));
      times = Arrays.copyOf(times, texts.length);
    }
    texts[size] = text;
    times[size] = count;
    size++;
  }

  int size() {
    return size;
  }

  int text(int i) {
    return texts[i];
  }

  int times(int i) {
    return times[i];
  }

  /** Those that are not among the dead. */
  Postings without(BitSet dead) {
    if (dead.isEmpty()) {
      return this;
    }
    Postings all = read();
    Postings living = new Postings(size);
    for (int i = 0; i < size; i++) {
      if (!dead.get(all.texts[i])) {
        living.add(all.texts[i], all.times[i]);
      }
    }
    return living;
  }

  /** Both; a text that is in both holds it as often as both say. */
  Postings and(Postings other) {
    if (size == 0) {
      return other;
    }
    if (other.size == 0) {
      return this;
    }
    if (!stored.isEmpty() || !other.stored.isEmpty()) {
      return read().and(other.read());
    }
    Postings both = new Postings(size + other.size);
    int mine = 0;
    int others = 0;
    while (mine < size || others < other.size) {
      int left = mine < size ? texts[mine] : Integer.MAX_VALUE;
      int right = others < other.size ? other.texts[others] : Integer.MAX_VALUE;
      int count = 0;
      if (left <= right) {
        count += times[mine++];
      }
      if (right <= left) {
        count += other.times[others++];
      }
      both.add(Math.min(left, right), count);
    }
    return both;
  }

  /** The texts alone. */
  BitSet toSet() {
    BitSet set = new BitSet();
    Postings all = read();
    for (int i = 0; i < size; i++) {
      set.set(all.texts[i]);
    }
    return set;
  }
}
