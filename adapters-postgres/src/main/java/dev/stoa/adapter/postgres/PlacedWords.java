package dev.stoa.adapter.postgres;

import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchWords;
import java.util.regex.Pattern;

/**
 * Stems with their places, in the language of tsvector: {@code run:1 fast:2}.
 *
 * <p>The parser that finds words in a text, and their places, takes three times as long as reading
 * them where they are already found.
 */
final class PlacedWords {

  private static final Pattern PLACE = Pattern.compile(":[0-9]+");

  private PlacedWords() {}

  static IndexedWords of(IndexedWords plain) {
    String stems = plain.stems();
    StringBuilder placed = new StringBuilder(2 * stems.length());
    int place = 1;
    for (int start = 0; start < stems.length(); place++) {
      int blank = stems.indexOf(' ', start);
      int end = blank < 0 ? stems.length() : blank;
      // What is repeated too often has no lexeme, only a place.
      if (!stems.regionMatches(start, SearchWords.REPEATED, 0, end - start)) {
        placed.append(placed.isEmpty() ? "" : " ").append(stems, start, end);
        placed.append(':').append(place);
      }
      start = end + 1;
    }
    return new IndexedWords(placed.toString(), plain.forms());
  }

  /** Without the places. */
  static String plain(String placed) {
    return PLACE.matcher(placed).replaceAll("");
  }
}
