package dev.stoa.adapter.jooq.words;

import java.util.Arrays;

/**
 * The texts of a segment that hold one term, still as bytes: most lists of a question are long, and
 * few of their texts matter. Reading may begin before one in {@link #STEP} of them.
 */
final class TermTexts {

  /** About what an object and its arrays take beside the elements. */
  private static final int OBJECT = 120;

  private static final int STEP = 64;

  /** Texts that hold the term this many times or more are counted together. */
  static final int COUNTED = 3;

  private final byte[] term;
  private final byte[] bytes;
  private final int texts;

  /** The text before each step, and where the step begins. */
  private final int[] before;

  private final int[] starts;

  /** Of the texts that hold it once, twice and more often the least length; negative if none do. */
  private final int[] shortest = {-1, -1, -1};

  private int mostTimes;

  TermTexts(TermBytes from, SegmentHead head) {
    this.term = Arrays.copyOf(from.term, from.length);
    this.bytes = Arrays.copyOfRange(from.chunk(), from.start, from.end);
    this.texts = from.texts;
    int steps = (texts + STEP - 1) / STEP;
    this.before = new int[steps];
    this.starts = new int[steps];
    Reader reader = new Reader();
    for (int i = 0; i < texts; i++) {
      if (i % STEP == 0) {
        before[i / STEP] = reader.text;
        starts[i / STEP] = reader.cursor.at;
      }
      reader.next();
      mostTimes = Math.max(mostTimes, reader.times);
      int count = Math.min(reader.times, COUNTED) - 1;
      int length = head.length(reader.text);
      shortest[count] = shortest[count] < 0 ? length : Math.min(shortest[count], length);
    }
  }

  /** The length of the shortest text that holds it this many times; of the last count, or more. */
  int shortest(int count) {
    return shortest[count - 1];
  }

  /** The greatest number of times that a text of this count holds it. */
  int most(int count) {
    return count < COUNTED ? count : mostTimes;
  }

  /** Reads all texts and how often each holds it. */
  void read(int[] all, int[] counts) {
    int text = -1;
    int at = 0;
    for (int i = 0; i < texts; i++) {
      int gap = bytes[at++];
      if (gap < 0) {
        gap &= Byte.MAX_VALUE;
        int next = -1;
        for (int shift = 7; next < 0; shift += 7) {
          next = bytes[at++];
          gap |= (next & Byte.MAX_VALUE) << shift;
        }
      }
      text += gap >>> 1;
      all[i] = text;
      int count = 1;
      if ((gap & 1) != 0) {
        count = bytes[at++];
        if (count < 0) {
          ByteCursor cursor = new ByteCursor(bytes, at - 1);
          count = cursor.number();
          at = cursor.at;
        }
      }
      counts[i] = count;
    }
  }

  /** Whether the term comes before another. */
  boolean isBefore(byte[] other) {
    return Arrays.compareUnsigned(term, other) < 0;
  }

  /** Whether it is of a stem that is about texts: they may hold the stem as well. */
  boolean isAbout() {
    return term[term.length - 1] == TextTerms.ABOUT;
  }

  int size() {
    return texts;
  }

  long heapBytes() {
    return OBJECT
        + term.length
        + bytes.length
        + (long) (Integer.BYTES + Integer.BYTES) * before.length;
  }

  /** Looks some texts up in their order. */
  final class Reader {
    private final ByteCursor cursor = new ByteCursor(bytes, 0);
    private int step;

    private int text = -1;
    private int times;

    /** How often the last text that was read holds the term. */
    int times() {
      return times;
    }

    private boolean next() {
      if (cursor.at == bytes.length) {
        return false;
      }
      int gap = cursor.number();
      text += gap >>> 1;
      times = (gap & 1) == 0 ? 1 : cursor.number();
      return true;
    }

    /** Whether a text is among them that comes after those of which this was asked before. */
    boolean has(int wanted) {
      if (step + 1 < before.length && before[step + 1] < wanted) {
        int found = Arrays.binarySearch(before, step + 1, before.length, wanted);
        step = (found < 0 ? -found - 1 : found) - 1;
        if (starts[step] > cursor.at) {
          cursor.at = starts[step];
          text = before[step];
        }
      }
      boolean more = true;
      while (more && text < wanted) {
        more = next();
      }
      return text == wanted;
    }
  }
}
