package dev.stoa.domain.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The part of a text that answers a question, of limited length, without any marks. */
final class Passage {

  private static final String CUT = "…";

  private Passage() {}

  /** A text that is short enough, or the part of it that has the passage with most matches. */
  static String of(String text, BitSet matching, int characters) {
    if (text.length() <= characters) {
      return text;
    }
    int from = Math.min(start(text, Snippet.firstOfBest(matching)), text.length() - characters);
    int first = from == 0 ? 0 : wordAfter(text, from);
    int end = Math.min(text.length(), first + characters);
    int last = end == text.length() ? end : wordBefore(text, first, end);
    return (first > 0 ? CUT : "") + text.substring(first, last) + (last < text.length() ? CUT : "");
  }

  /** Where the line or sentence begins that has the word of this number. */
  private static int start(String text, int number) {
    List<Integer> starts = new ArrayList<>();
    WordScanner.scan(
        text,
        (word, start, end) -> {
          starts.add(start);
          return starts.size() <= number;
        });
    int at = starts.isEmpty() ? 0 : starts.get(starts.size() - 1);
    int line = text.lastIndexOf('\n', at) + 1;
    int sentence = text.lastIndexOf(". ", at) + 2;
    return Math.max(line, sentence > 1 && sentence <= at ? sentence : 0);
  }

  private static int wordAfter(String text, int from) {
    if (Character.isWhitespace(text.charAt(from - 1))) {
      return from;
    }
    int blank = text.indexOf(' ', from);
    return blank < 0 ? wholeCharacter(text, from) : blank + 1;
  }

  private static int wordBefore(String text, int first, int end) {
    int blank = text.lastIndexOf(' ', end);
    return blank > first ? blank : wholeCharacter(text, end);
  }

  private static int wholeCharacter(String text, int at) {
    return Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
  }
}
