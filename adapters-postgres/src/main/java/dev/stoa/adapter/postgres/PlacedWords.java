package dev.stoa.adapter.postgres;

import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchWords;

/**
 * Stems with their places, in the language of tsvector: {@code run:1 fast:2}.
 *
 * <p>The parser that finds words in a text, and their places, takes three times as long as reading
 * them where they are already found.
 */
final class PlacedWords {

  /** The weight of what is about a text, which is part of no phrase. */
  private static final String ABOUT = "A";

  private PlacedWords() {}

  static IndexedWords of(IndexedWords plain) {
    return new IndexedWords(placed(plain.stems(), ""), plain.forms(), placed(plain.about(), ABOUT));
  }

  private static String placed(String stems, String weight) {
    StringBuilder placed = new StringBuilder(2 * stems.length());
    int place = 1;
    for (int start = 0; start < stems.length(); place++) {
      int blank = stems.indexOf(' ', start);
      int end = blank < 0 ? stems.length() : blank;
      // What is repeated too often has no lexeme, only a place.
      if (!stems.regionMatches(start, SearchWords.REPEATED, 0, end - start)) {
        placed.append(placed.isEmpty() ? "" : " ").append(stems, start, end);
        placed.append(':').append(place).append(weight);
      }
      start = end + 1;
    }
    return placed.toString();
  }

  /** Without places and weights. */
  static IndexedWords plain(IndexedWords placed) {
    return new IndexedWords(plain(placed.stems()), placed.forms(), plain(placed.about()));
  }

  private static String plain(String placed) {
    StringBuilder plain = new StringBuilder(placed.length());
    int start = 0;
    while (start < placed.length()) {
      int colon = placed.indexOf(':', start);
      int blank = placed.indexOf(' ', colon);
      int next = blank < 0 ? placed.length() : blank + 1;
      plain.append(placed, start, colon).append(next < placed.length() ? " " : "");
      start = next;
    }
    return plain.toString();
  }
}
