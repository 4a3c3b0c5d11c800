package dev.stoa.adapter.jooq.words;

/**
 * The texts of a segment that hold a term, as bytes: of each the distance from the one before,
 * doubled, and odd if the number of times follows because it is more than one. Beside them, the
 * places at which each text holds it, as distances too.
 */
final class PostingList {

  private static final int USUAL = 8;

  private final ByteSink bytes = new ByteSink(USUAL);
  private final ByteSink places = new ByteSink(USUAL);
  private int texts;
  private int last = -1;

  void add(int text, int times) {
    bytes.number((long) (text - last) << 1 | (times > 1 ? 1 : 0));
    if (times > 1) {
      bytes.number(times);
    }
    last = text;
    texts++;
  }

  /** Adds a text that holds it at these places, in order. */
  void add(int text, int[] at) {
    add(text, at.length);
    int before = 0;
    for (int place : at) {
      places.number(place - before);
      before = place;
    }
  }

  /** Adds those of another segment, whose first text has this number here. */
  void add(TermBytes term, int base) {
    ByteCursor cursor = new ByteCursor(term.chunk(), term.start);
    int first = cursor.number();
    bytes.number((long) (base + (first >>> 1) - 1 - last) << 1 | first & 1);
    bytes.add(term.chunk(), cursor.at, term.end);
    places.add(term.places(), term.placesStart, term.placesEnd);
    last = base + term.last;
    texts += term.texts;
  }

  /**
   * Adds those of another segment that have a number here.
   *
   * @param numbers the number of each text here; negative if it is left out
   */
  void addLiving(TermBytes term, int[] numbers) {
    Postings living = Postings.of(term);
    ByteCursor cursor = new ByteCursor(term.places(), term.placesStart);
    for (int i = 0; i < living.size(); i++) {
      int start = cursor.at;
      for (int left = term.hasPlaces() ? living.times(i) : 0; left > 0; left--) {
        cursor.number();
      }
      int number = numbers[living.text(i)];
      if (number >= 0) {
        add(number, living.times(i));
        places.add(term.places(), start, cursor.at);
      }
    }
  }

  boolean isEmpty() {
    return texts == 0;
  }

  int size() {
    return bytes.size();
  }

  /** Writes them after their term. */
  void writeTo(ByteSink sink) {
    sink.number(texts);
    if (texts > 1) {
      sink.number(last);
      sink.number(bytes.size());
    }
    sink.add(bytes);
  }

  /** Writes where in the texts it stands, after those of the terms before it. */
  void writePlaces(ByteSink sink) {
    sink.number(places.size());
    sink.add(places);
  }
}
