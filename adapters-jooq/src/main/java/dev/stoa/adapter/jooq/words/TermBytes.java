package dev.stoa.adapter.jooq.words;

import java.util.Arrays;

/** A term as it stands in a chunk, and the bytes of its texts; the next one takes its place. */
final class TermBytes {

  private static final int USUAL = 32;

  private static final byte[] NO_PLACES = {};

  private final ByteCursor cursor;
  private final ByteCursor placesCursor;
  byte[] term = new byte[USUAL];
  int length;

  /** The number of texts that hold it, and the last of them. */
  int texts;

  int last;

  /** Where its texts stand in the chunk. */
  int start;

  int end;

  /** Where its places stand in the places of the chunk. */
  int placesStart;

  int placesEnd;

  /** Without places. */
  TermBytes(byte[] chunk) {
    this(chunk, NO_PLACES);
  }

  TermBytes(byte[] chunk, byte[] places) {
    this.cursor = new ByteCursor(chunk, 0);
    this.placesCursor = new ByteCursor(places, 0);
  }

  byte[] chunk() {
    return cursor.bytes;
  }

  byte[] places() {
    return placesCursor.bytes;
  }

  boolean hasPlaces() {
    return placesCursor.bytes != NO_PLACES && TextTerms.hasPlaces(term, length);
  }

  /** Goes on to the next term; false after the last. */
  boolean next() {
    cursor.at = end;
    if (cursor.isAtEnd()) {
      return false;
    }
    int shared = cursor.number();
    int more = cursor.number();
    length = shared + more;
    if (length > term.length) {
      term = Arrays.copyOf(term, 2 * length);
    }
    System.arraycopy(cursor.bytes, cursor.at, term, shared, more);
    cursor.at += more;
    texts = cursor.number();
    if (texts == 1) {
      start = cursor.at;
      int only = cursor.number();
      last = (only >>> 1) - 1;
      if ((only & 1) != 0) {
        cursor.number();
      }
      end = cursor.at;
    } else {
      last = cursor.number();
      int size = cursor.number();
      start = cursor.at;
      end = start + size;
    }
    placesStart = placesEnd;
    if (hasPlaces()) {
      placesCursor.at = placesEnd;
      int size = placesCursor.number();
      placesStart = placesCursor.at;
      placesEnd = placesStart + size;
    }
    return true;
  }

  int compareTo(byte[] other) {
    return Arrays.compareUnsigned(term, 0, length, other, 0, other.length);
  }
}
