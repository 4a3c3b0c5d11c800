package dev.stoa.domain.conversation;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.search.Identifiers;
import dev.stoa.domain.search.SearchWords;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/**
 * The words of messages by which their users look for them.
 *
 * <p>Words and identifiers are those of the text index. A keyword has three characters or more, or
 * is a number of two digits or more, such as a year; common words are none.
 */
public final class MessageWords {

  /** The maximum number of keyed words of a message; the first ones count. */
  public static final int MAX_WORDS = 200;

  /** The maximum number of words of a query. */
  public static final int MAX_QUERY_WORDS = 16;

  private static final int SHORTEST_WORD = 3;
  private static final int SHORTEST_NUMBER = 2;
  private static final int SHORTEST_BEGINNING = 2;

  private static final Set<String> STOP_WORDS =
      HashSet.of(
          "all", "also", "and", "any", "are", "been", "both", "but", "can", "did", "does", "each",
          "for", "from", "get", "had", "has", "have", "her", "here", "him", "his", "how", "into",
          "its", "itself", "just", "let", "may", "more", "nor", "not", "now", "off", "one", "only",
          "our", "out", "own", "per", "same", "she", "some", "such", "than", "that", "the", "their",
          "then", "there", "these", "they", "this", "those", "too", "until", "use", "very", "via",
          "was", "were", "what", "when", "who", "why", "will", "with", "yes", "yet", "you", "your");

  private MessageWords() {}

  /** The words of a message that are keyed, each once: identifiers, other words, numbers. */
  public static Seq<String> of(String text) {
    Vector<String> words = Vector.of(SearchWords.folded(text).split(" ", -1));
    return Identifiers.of(text)
        .filter(MessageWords::isWord)
        .appendAll(words.filter(MessageWords::isWord))
        .appendAll(words.filter(MessageWords::isNumber))
        .distinct()
        .take(MAX_WORDS);
  }

  /** The words of a query that looks for whole words, each once. */
  public static Seq<String> whole(String query) {
    return checked(Identifiers.inQuestion(query).filter(word -> isWord(word) || isNumber(word)));
  }

  /** The words of a query that looks for how words begin, each once. */
  public static Seq<String> beginnings(String query) {
    return checked(
        Identifiers.inQuestion(query)
            .filter(word -> length(word) >= SHORTEST_BEGINNING && !STOP_WORDS.contains(word)));
  }

  private static Seq<String> checked(Seq<String> words) {
    Seq<String> distinct = words.distinct();
    if (distinct.size() > MAX_QUERY_WORDS) {
      throw new InvalidValue(
          "the query has " + distinct.size() + " words: give at most " + MAX_QUERY_WORDS);
    }
    return distinct;
  }

  private static boolean isWord(String word) {
    return length(word) >= SHORTEST_WORD && !isDigits(word) && !STOP_WORDS.contains(word);
  }

  private static boolean isNumber(String word) {
    return length(word) >= SHORTEST_NUMBER && isDigits(word);
  }

  private static boolean isDigits(String word) {
    return word.codePoints().allMatch(Character::isDigit);
  }

  private static int length(String word) {
    return word.codePointCount(0, word.length());
  }
}
