package dev.stoa.domain.search;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The words of texts and of questions, folded so that both engines see the same ones.
 *
 * <p>A word is a run of letters and digits, its case and its diacritics dropped. Everything else
 * separates words, so no operator of a query language reaches an engine.
 */
public final class SearchWords {

  /** Maximum number of words used of a query. */
  public static final int MAX_ASKED = 64;

  /** Bound for the length of a word; the rest is cut off. */
  public static final int MAX_WORD = 255;

  /** What a text says beyond this many characters of words is not found: engines have limits. */
  public static final int MAX_INDEXED = 200_000;

  /**
   * Maximum number of indexed occurrences of a word in a text, because ranking reads each of them.
   */
  public static final int MAX_REPEATS = 1_000;

  /** Replaces further occurrences of a word; it cannot occur in a query. */
  public static final String REPEATED = "\u00B7";

  private SearchWords() {}

  /** The words of the text in order, separated by spaces, as indexed by an engine. */
  public static String folded(String text) {
    StringBuilder folded = new StringBuilder(Math.min(text.length(), MAX_INDEXED));
    each(text, word -> folded.append(folded.length() == 0 ? "" : " ").append(word));
    return folded.toString();
  }

  /** Passes on the same words; each holds until the next. */
  static void each(String text, Consumer<CharSequence> words) {
    int[] length = {0};
    // A shorter text cannot repeat a word that often.
    boolean isLong = text.length() > MAX_REPEATS;
    Map<String, Integer> times = new HashMap<>();
    WordScanner.scan(
        text,
        (word, start, end) -> {
          if (length[0] + word.length() >= MAX_INDEXED) {
            return false;
          }
          boolean isRepeated =
              isLong && times.merge(word.toString(), 1, Integer::sum) > MAX_REPEATS;
          CharSequence counted = isRepeated ? REPEATED : word;
          length[0] += counted.length() + (length[0] == 0 ? 0 : 1);
          words.accept(counted);
          return true;
        });
  }

  /** The first words of a question, in order, repeated as they are. */
  public static Seq<String> ofQuestion(String question) {
    List<String> words = new ArrayList<>();
    WordScanner.scan(
        question,
        (word, start, end) -> {
          words.add(word.toString());
          return words.size() < MAX_ASKED;
        });
    return Vector.ofAll(words);
  }

  /** As {@link #ofQuestion}, each word once. */
  public static Seq<String> distinctOfQuestion(String question) {
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
