package dev.stoa.domain.search;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

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

  /** A shorter stem says too little about a word that begins with it. */
  private static final int SHORTEST_STEM = 3;

  private SearchWords() {}

  /**
   * The shorter words a word begins with, of three characters at least.
   *
   * <p>What engines index are stems, and the stem of a longer word may end before the beginning
   * that is asked for does: who asks for {@code optimiz} means {@code optimization} too, whose stem
   * is {@code optim}.
   */
  public static Seq<String> beginnings(String word) {
    int characters = word.codePointCount(0, word.length());
    return Vector.range(SHORTEST_STEM, characters)
        .map(end -> word.substring(0, word.offsetByCodePoints(0, end)));
  }

  /** Every word of the text, in order, with a blank between two: what an engine indexes. */
  public static String folded(String text) {
    StringBuilder folded = new StringBuilder(Math.min(text.length(), MAX_INDEXED));
    WordScanner.scan(
        text,
        (word, start, end) -> {
          if (folded.length() + word.length() >= MAX_INDEXED) {
            return false;
          }
          if (folded.length() > 0) {
            folded.append(' ');
          }
          folded.append(word);
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
