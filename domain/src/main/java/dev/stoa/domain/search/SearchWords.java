package dev.stoa.domain.search;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The words of texts and of questions, folded so that both engines see the same ones.
 *
 * <p>A word is a run of letters and digits, its case and its diacritics dropped. Everything else
 * parts words, so no sign of anybody's query language reaches an engine.
 */
public final class SearchWords {

  /** More words than this are not looked for. */
  public static final int MAX_ASKED = 64;

  /** A longer word is known by its beginning. */
  public static final int MAX_WORD = 255;

  /** What a text says beyond this many characters of words is not found: engines have limits. */
  public static final int MAX_INDEXED = 200_000;

  /** A text is found by so many occurrences of one word; ranking it looks at each of them. */
  public static final int MAX_REPEATS = 1_000;

  /** Takes the place of a word that a text repeats more often; nobody can ask for it. */
  public static final String REPEATED = "\u00B7";

  private SearchWords() {}

  /** Every word of the text, in order, with a blank between two: what an engine indexes. */
  public static String folded(String text) {
    StringBuilder folded = new StringBuilder(Math.min(text.length(), MAX_INDEXED));
    // A shorter text cannot repeat a word so often.
    boolean isLong = text.length() > MAX_REPEATS;
    Map<String, Integer> times = new HashMap<>();
    WordScanner.scan(
        text,
        (word, start, end) -> {
          if (folded.length() + word.length() >= MAX_INDEXED) {
            return false;
          }
          if (folded.length() > 0) {
            folded.append(' ');
          }
          boolean isRepeated =
              isLong && times.merge(word.toString(), 1, Integer::sum) > MAX_REPEATS;
          folded.append(isRepeated ? REPEATED : word);
          return true;
        });
    return folded.toString();
  }

  /** The first words of a question, in order, repeated as they are. */
  public static Seq<String> asked(String question) {
    List<String> words = new ArrayList<>();
    WordScanner.scan(
        question,
        (word, start, end) -> {
          words.add(word.toString());
          return words.size() < MAX_ASKED;
        });
    return Vector.ofAll(words);
  }

  /** As {@link #asked}, each word once. */
  public static Seq<String> askedOnce(String question) {
    List<String> words = new ArrayList<>();
    WordScanner.scan(
        question,
        (word, start, end) -> {
          String found = word.toString();
          if (!words.contains(found)) {
            words.add(found);
          }
          return words.size() < MAX_ASKED;
        });
    return LinkedHashSet.ofAll(words).toVector();
  }
}
