package dev.stoa.domain.evidence;

import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * What evidence is looked for: its relevance is scored against this.
 *
 * @param question empty without a question
 * @param preferred names of sources with more authority than others
 * @param blocked names of sources with less authority than others
 */
public record Subject(
    String question,
    Seq<String> keywords,
    Seq<String> topics,
    Set<String> preferred,
    Set<String> blocked) {

  /** Nothing in particular: relevance is a half. */
  public static final Subject NONE =
      new Subject("", Vector.empty(), Vector.empty(), HashSet.empty(), HashSet.empty());

  private static final double NEUTRAL = 0.5;
  private static final double QUESTION = 0.3;
  private static final double KEYWORDS = 0.4;
  private static final double TOPICS = 0.3;

  /** Refuses a question that takes long to read. */
  public Subject {
    TextQuery.requireLength(question);
  }

  /** A question. */
  public static Subject of(String question) {
    return NONE.asking(question);
  }

  /** With this question. */
  public Subject asking(String words) {
    return new Subject(words, keywords, topics, preferred, blocked);
  }

  /** With keywords. */
  public Subject keywords(Iterable<String> words) {
    return new Subject(question, Vector.ofAll(words), topics, preferred, blocked);
  }

  /** With topics. */
  public Subject topics(Iterable<String> names) {
    return new Subject(question, keywords, Vector.ofAll(names), preferred, blocked);
  }

  /** With sources that are preferred. */
  public Subject preferring(Iterable<String> sources) {
    return new Subject(question, keywords, topics, HashSet.ofAll(sources), blocked);
  }

  /** With sources that are blocked. */
  public Subject blocking(Iterable<String> sources) {
    return new Subject(question, keywords, topics, preferred, HashSet.ofAll(sources));
  }

  /**
   * 0.3 times the share of the question's words in a text, 0.4 times that of the keywords and 0.3
   * times that of the topics, which counts half without topics; a half without a question.
   */
  public double relevance(String text) {
    if (question.isBlank() && keywords.isEmpty() && topics.isEmpty()) {
      return NEUTRAL;
    }
    Set<String> words = HashSet.ofAll(Vector.of(SearchWords.folded(text).split(" ")));
    Seq<String> wanted = SearchWords.distinctOfQuestion(question);
    String lower = text.toLowerCase(Locale.ROOT);
    double topical = topics.isEmpty() ? NEUTRAL : share(topics, lower);
    double asking = wanted.isEmpty() ? 0 : wanted.count(words::contains) / (double) wanted.size();
    return QUESTION * asking
        + (keywords.isEmpty() ? 0 : KEYWORDS * share(keywords, lower))
        + TOPICS * topical;
  }

  private static double share(Seq<String> wanted, String lower) {
    return wanted.count(one -> lower.contains(one.toLowerCase(Locale.ROOT)))
        / (double) wanted.size();
  }
}
