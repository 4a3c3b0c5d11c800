package dev.stoa.domain.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The passage of a text that answers a question, its matching words in brackets. */
final class Snippet {

  static final int WORDS = 24;

  /** Words can be long, and a snippet is read at a glance. */
  private static final int CHARACTERS = 400;

  private record Place(int start, int end) {}

  private Snippet() {}

  /**
   * The passage with most matches, the first of several such.
   *
   * @param matching the places of the matching words, counted from 0 as in {@link
   *     SearchWords#folded}
   */
  static String of(String text, BitSet matching) {
    int best = firstOfBest(matching);
    List<Place> places = new ArrayList<>();
    WordScanner.scan(
        text,
        (word, start, end) -> {
          places.add(new Place(start, end));
          // One more than the passage can need, to know whether the text continues.
          return places.size() <= best + WORDS;
        });
    if (places.isEmpty()) {
      return cut(oneLine(text), "");
    }
    // A little of what comes before, and no less than a whole passage at the end.
    int first = Math.max(0, Math.min(best - WORDS / 4, places.size() - WORDS));
    int last = Math.min(first + WORDS, places.size()) - 1;
    return passage(text, matching, places, first, last);
  }

  /** The place of the word at which the passage with most matches begins. */
  static int firstOfBest(BitSet matching) {
    int best = 0;
    int most = -1;
    int count = 0;
    int end = Math.max(0, matching.nextSetBit(0));
    for (int at = end; at >= 0; at = matching.nextSetBit(at + 1)) {
      for (; end >= 0 && end < at + WORDS; end = matching.nextSetBit(end + 1)) {
        count += matching.get(end) ? 1 : 0;
      }
      if (count > most) {
        most = count;
        best = at;
      }
      if (end < 0) {
        // Every later passage holds fewer.
        break;
      }
      count--;
    }
    return best;
  }

  private static String passage(
      String text, BitSet matching, List<Place> places, int first, int last) {
    StringBuilder passage = new StringBuilder(first > 0 ? "…" : "");
    int from = first > 0 ? places.get(first).start() : 0;
    for (int at = first; at <= last; at++) {
      Place place = places.get(at);
      // One character may stand for several words, such as a fraction: it is shown once.
      int start = Math.max(from, place.start());
      if (start < place.end()) {
        passage.append(text, from, start);
        String word = text.substring(start, place.end());
        passage.append(matching.get(at) ? "[" + word + "]" : word);
        from = place.end();
      }
    }
    boolean whole = last == places.size() - 1;
    passage.append(whole ? text.substring(from) : "");
    return cut(oneLine(passage.toString()), whole ? "" : "…");
  }

  /** With single blanks between words. */
  private static String oneLine(String text) {
    String stripped = text.strip();
    StringBuilder line = new StringBuilder(stripped.length());
    boolean wasSpace = false;
    for (int at = 0; at < stripped.length(); at++) {
      char next = stripped.charAt(at);
      boolean isSpace = next == ' ' || next >= '\t' && next <= '\r';
      if (!isSpace) {
        line.append(next);
      } else if (!wasSpace) {
        line.append(' ');
      }
      wasSpace = isSpace;
    }
    return line.toString();
  }

  private static String cut(String passage, String end) {
    if (passage.length() <= CHARACTERS) {
      return passage + end;
    }
    int at = Character.isHighSurrogate(passage.charAt(CHARACTERS - 1)) ? 1 : 0;
    return passage.substring(0, CHARACTERS - at) + "…";
  }
}
