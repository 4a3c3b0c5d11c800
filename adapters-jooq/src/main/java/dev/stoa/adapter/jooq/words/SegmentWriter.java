package dev.stoa.adapter.jooq.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes a segment: first its texts, then its terms in the order of their bytes. */
final class SegmentWriter {

  /** A chunk of usual terms fits into a page of a database. */
  private static final int CHUNK = 3_900;

  /** What a term needs beside its own bytes and its texts, at most. */
  private static final int NUMBERS = 20;

  private final ByteSink lengths = new ByteSink(CHUNK);
  private final ByteSink entries = new ByteSink(CHUNK);
  private final ByteSink rows = new ByteSink(CHUNK);
  private final List<byte[]> chunks = new ArrayList<>();
  private final List<byte[]> places = new ArrayList<>();
  private final List<byte[]> firsts = new ArrayList<>();
  private ByteSink chunk = new ByteSink(CHUNK);
  private ByteSink placesOfChunk = new ByteSink(CHUNK);
  private byte[] before = {};
  private long lastEntry;
  private long lastRow;
  private boolean hasRows;
  private int texts;
  private long words;

  /** The number that the text has in this segment. */
  int text(long entry, long row, long length) {
    entries.number(entry - lastEntry);
    rows.signed(row - lastRow);
    lastRow = row;
    hasRows |= row != 0;
    lengths.number(length);
    lastEntry = entry;
    words += length;
    return texts++;
  }

  void term(byte[] term, PostingList list) {
    if (list.isEmpty()) {
      return;
    }
    if (chunk.size() > 0 && chunk.size() + list.size() + term.length + NUMBERS > CHUNK) {
      endChunk();
    }
    int shared = 0;
    if (chunk.size() == 0) {
      firsts.add(term);
    } else {
      int differs = Arrays.mismatch(before, term);
      shared = differs < 0 ? term.length : differs;
    }
    chunk.number(shared);
    chunk.number(term.length - shared);
    chunk.add(term, shared, term.length);
    list.writeTo(chunk);
    if (TextTerms.hasPlaces(term, term.length)) {
      list.writePlaces(placesOfChunk);
    }
    before = term;
  }

  private void endChunk() {
    chunks.add(chunk.toBytes());
    chunk = new ByteSink(CHUNK);
    places.add(placesOfChunk.toBytes());
    placesOfChunk = new ByteSink(CHUNK);
  }

  SegmentBytes finish() {
    if (chunk.size() > 0) {
      endChunk();
    }
    ByteSink head = new ByteSink(CHUNK);
    head.number(texts);
    head.add(lengths);
    head.add(entries);
    head.number(hasRows ? 1 : 0);
    if (hasRows) {
      head.add(rows);
    }
    head.number(firsts.size());
    for (byte[] first : firsts) {
      head.number(first.length);
      head.add(first, 0, first.length);
    }
    return new SegmentBytes(head.toBytes(), List.copyOf(chunks), List.copyOf(places), texts, words);
  }
}
