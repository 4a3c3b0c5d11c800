package dev.stoa.adapter.jooq.words;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is read of every segment: its texts with their lengths, and where its terms stand. */
public final class SegmentHead {

  /** About what an array takes beside its elements. */
  private static final int ARRAY = 24;

  private final int[] lengths;
  private final long first;
  private final long last;

  /** The entry of each text; none where they follow each other without a gap. */
  private final long @Nullable [] entries;

  /** The row of each text; none where they have none. */
  private final long @Nullable [] rows;

  private final long lastRow;
  private final byte[][] firsts;
  private final long heapBytes;

  private SegmentHead(int[] lengths, long[] entries, long @Nullable [] rows, byte[][] firsts) {
    int texts = lengths.length;
    this.lengths = lengths;
    this.first = texts == 0 ? 0 : entries[0];
    this.last = texts == 0 ? -1 : entries[texts - 1];
    this.entries = last - first == texts - 1 ? null : entries;
    this.rows = rows;
    this.lastRow = rows == null ? 0 : Arrays.stream(rows).max().orElse(0);
    this.firsts = firsts;
    long bytes = (long) Integer.BYTES * texts + bytes(this.entries) + bytes(rows);
    for (byte[] one : firsts) {
      bytes += ARRAY + one.length;
    }
    this.heapBytes = bytes;
  }

  private static long bytes(long @Nullable [] numbers) {
    return numbers == null ? 0 : (long) Long.BYTES * numbers.length;
  }

  /** Reads what {@link SegmentBytes#head} is. */
  public static SegmentHead of(byte[] head) {
    ByteCursor cursor = new ByteCursor(head, 0);
    int[] lengths = new int[cursor.number()];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = cursor.number();
    }
    long[] entries = new long[lengths.length];
    long entry = 0;
    for (int i = 0; i < entries.length; i++) {
      entry += cursor.longNumber();
      entries[i] = entry;
    }
    long[] rows = cursor.number() == 0 ? null : rows(cursor, lengths.length);
    byte[][] firsts = new byte[cursor.number()][];
    for (int i = 0; i < firsts.length; i++) {
      int length = cursor.number();
      firsts[i] = Arrays.copyOfRange(head, cursor.at, cursor.at + length);
      cursor.at += length;
    }
    return new SegmentHead(lengths, entries, rows, firsts);
  }

  private static long[] rows(ByteCursor cursor, int texts) {
    long[] rows = new long[texts];
    long row = 0;
    for (int i = 0; i < texts; i++) {
      row += cursor.signed();
      rows[i] = row;
    }
    return rows;
  }

  /** The number of texts, dead ones too. */
  public int texts() {
    return lengths.length;
  }

  public int length(int text) {
    return lengths[text];
  }

  public long entry(int text) {
    return entries == null ? first + text : entries[text];
  }

  /** The row of a text; 0 where none is known. */
  long row(int text) {
    return rows == null ? 0 : rows[text];
  }

  /** The greatest of the rows. */
  long lastRow() {
    return lastRow;
  }

  public long firstEntry() {
    return first;
  }

  public long lastEntry() {
    return last;
  }

  /** The number of the text with this entry; negative if there is none. */
  public int find(long entry) {
    if (entry < first || entry > last) {
      return -1;
    }
    return entries == null ? (int) (entry - first) : Arrays.binarySearch(entries, entry);
  }

  int chunks() {
    return firsts.length;
  }

  byte[] firstTerm(int chunk) {
    return firsts[chunk];
  }

  /** The chunk in which a term stands, if any does. */
  int chunkOf(byte[] term) {
    int found = Arrays.binarySearch(firsts, term, Arrays::compareUnsigned);
    return found >= 0 ? found : Math.max(0, -found - 2);
  }

  /** About what it takes in memory. */
  public long heapBytes() {
    return heapBytes;
  }
}
