package dev.stoa.domain.conversation;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words by which a message is found: identifiers first, then other words, then numbers.
 *
 * <p>A word is a run of letters, digits and underscores, in lower case, of three characters or
 * more. The part of a longer identifier that is in CamelCase is a separate word. Numbers of two
 * digits or more are kept, years among them; common words are not.
 */
public final class MessageWords {

  /** The maximum number of words of a message; the first ones count. */
  public static final int MAX_WORDS = 200;

  /** The maximum number of words of a query. */
  public static final int MAX_QUERY_WORDS = 16;

  /** Longer words are cut. */
  public static final int MAX_WORD_LENGTH = 64;

  private static final int SHORTEST_WORD = 3;
  private static final int SHORTEST_NUMBER = 2;
  private static final int SHORTEST_BEGINNING = 2;

  private static final Pattern CAMEL_CASE = Pattern.compile("[A-Z][a-z]+(?:[A-Z][a-z]+)+");
  private static final Pattern RUN = Pattern.compile("[\\p{L}\\p{N}\\p{M}_]+");

  private static final Set<String> STOP_WORDS =
      HashSet.of(
          "all", "also", "and", "any", "are", "been", "both", "but", "can", "did", "does", "each",
          "for", "from", "get", "had", "has", "have", "her", "here", "him", "his", "how", "into",
          "its", "itself", "just", "let", "may", "more", "nor", "not", "now", "off", "one", "only",
          "our", "out", "own", "per", "same", "she", "some", "such", "than", "that", "the", "their",
          "then", "there", "these", "they", "this", "those", "too", "until", "use", "very", "via",
          "was", "were", "what", "when", "who", "why", "will", "with", "yes", "yet", "you", "your");

  private MessageWords() {}

  /** The words of a message, each once. */
  public static Seq<String> of(String text) {
    String normal = normal(text);
    java.util.Set<String> found = new LinkedHashSet<>();
    Matcher camel = CAMEL_CASE.matcher(normal);
    while (camel.find()) {
      found.add(word(camel.group()));
    }
    List<String> runs = runs(normal);
    runs.stream().filter(run -> run.indexOf('_') > 0 && isWord(run)).forEach(found::add);
    runs.stream().filter(MessageWords::isWord).forEach(found::add);
    runs.stream().filter(MessageWords::isNumber).forEach(found::add);
    return Vector.ofAll(found).take(MAX_WORDS);
  }

  /** The words of a query that looks for whole words, each once. */
  public static Seq<String> whole(String query) {
    return checked(Vector.ofAll(runs(normal(query))).filter(run -> isWord(run) || isNumber(run)));
  }

  /** The words of a query that looks for how words begin, each once. */
  public static Seq<String> beginnings(String query) {
    return checked(
        Vector.ofAll(runs(normal(query)))
            .filter(run -> length(run) >= SHORTEST_BEGINNING && !STOP_WORDS.contains(run)));
  }

  private static Seq<String> checked(Seq<String> words) {
    Seq<String> distinct = words.distinct();
    if (distinct.size() > MAX_QUERY_WORDS) {
      throw new InvalidValue(
          "the query has " + distinct.size() + " words: give at most " + MAX_QUERY_WORDS);
    }
    return distinct;
  }

  private static List<String> runs(String normal) {
    List<String> found = new ArrayList<>();
    Matcher run = RUN.matcher(normal);
    while (run.find()) {
      found.add(word(run.group()));
    }
    return found;
  }

  private static String normal(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  /** Normalised again, because lower case may decompose. */
  private static String word(String run) {
    return cut(normal(run.toLowerCase(Locale.ROOT)));
  }

  /** Without underscores around it, and not too long. */
  private static String cut(String run) {
    int from = 0;
    while (from < run.length() && run.charAt(from) == '_') {
      from++;
    }
    int to = run.length();
    if (run.codePointCount(from, to) > MAX_WORD_LENGTH) {
      to = run.offsetByCodePoints(from, MAX_WORD_LENGTH);
    }
    while (to > from && run.charAt(to - 1) == '_') {
      to--;
    }
    return run.substring(from, to);
  }

  private static boolean isWord(String run) {
    return length(run) >= SHORTEST_WORD && !isDigits(run) && !STOP_WORDS.contains(run);
  }

  private static boolean isNumber(String run) {
    return length(run) >= SHORTEST_NUMBER && isDigits(run);
  }

  private static boolean isDigits(String run) {
    return run.codePoints().allMatch(Character::isDigit);
  }

  private static int length(String run) {
    return run.codePointCount(0, run.length());
  }
}
