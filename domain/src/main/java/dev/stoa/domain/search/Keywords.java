package dev.stoa.domain.search;

import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a text that say what it is about: longer than three letters, and not of any text.
 */
public final class Keywords {

  /** Maximum number of keywords; the first ones count. */
  private static final int MOST = 64;

  private static final int LONGEST_UNWANTED = 3;

  /** Runs of letters and digits, with the marks that combine with them. */
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}\\p{M}]+");

  /** English words that any text may hold; shorter ones are no keywords anyhow. */
  private static final Set<String> STOP_WORDS =
      HashSet.of(
          "about", "after", "again", "also", "because", "been", "before", "being", "both", "cannot",
          "could", "does", "doing", "down", "during", "each", "even", "from", "have", "having",
          "here", "into", "itself", "just", "more", "most", "much", "must", "only", "other", "over",
          "same", "should", "some", "such", "than", "that", "their", "them", "then", "there",
          "these", "they", "this", "those", "through", "under", "until", "very", "were", "what",
          "when", "where", "which", "while", "will", "with", "would", "your");

  private Keywords() {}

  /** Each once, in lower case, in the order in which they first occur. */
  public static Set<String> of(String text) {
    Set<String> found = LinkedHashSet.empty();
    Matcher words = WORD.matcher(text.toLowerCase(Locale.ROOT));
    while (found.size() < MOST && words.find()) {
      String word = words.group();
      if (word.codePointCount(0, word.length()) > LONGEST_UNWANTED && !STOP_WORDS.contains(word)) {
        found = found.add(word);
      }
    }
    return found;
  }

  /** How many of the words occur in a text, as words or as parts of longer ones. */
  public static int shared(Set<String> keywords, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return keywords.count(lower::contains);
  }
}
