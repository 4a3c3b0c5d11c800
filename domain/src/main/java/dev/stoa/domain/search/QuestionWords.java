package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.LinkedHashSet;
import java.util.Set;

/** The words of a question. */
public final class QuestionWords {

  private static final Set<String> FIRST_PERSON = Set.of("i", "my", "me", "mine", "myself");

  private QuestionWords() {}

  /**
   * Each word once, as it is written. A question for any of its words does without stop words,
   * unless it has no others.
   */
  public static Seq<String> of(TextQuery query) {
    return query.matching() == Matching.ANY
        ? of(query.words())
        : SearchWords.distinctOfQuestion(query.words());
  }

  /** As above, of a question for any of its words. */
  public static Seq<String> of(String question) {
    LinkedHashSet<String> words = new LinkedHashSet<>();
    WordScanner.scan(
        question,
        (word, start, end) -> {
          String found = word.toString();
          if (!StopWords.contains(found)) {
            words.add(found);
          }
          return words.size() < SearchWords.MAX_ASKED;
        });
    return words.isEmpty() ? SearchWords.distinctOfQuestion(question) : Vector.ofAll(words);
  }

  /** Whether it is about the person who asks. */
  static boolean isInFirstPerson(String question) {
    boolean[] found = {false};
    WordScanner.scan(
        question,
        (word, start, end) -> {
          found[0] = FIRST_PERSON.contains(word.toString());
          return !found[0];
        });
    return found[0];
  }

  /** The stems of {@link #of(TextQuery)}, each once. */
  public static Seq<String> stems(TextQuery query) {
    return of(query).map(PorterStemmer::stem).distinct().toVector();
  }

  /**
   * A question without the names of authors, whose texts a model would prefer.
   *
   * @param stems those of the names
   */
  public static String withoutNames(String question, Set<String> stems) {
    StringBuilder text = new StringBuilder();
    int[] from = {0};
    WordScanner.scan(
        question,
        (word, start, end) -> {
          if (start >= from[0] && stems.contains(PorterStemmer.stem(word.toString()))) {
            text.append(question, from[0], start);
            from[0] = isPossessive(question, end) ? end + 2 : end;
          }
          return true;
        });
    String rest = text.append(question.substring(from[0])).toString().strip();
    return rest.isEmpty() ? question : rest.replaceAll("\\s+", " ");
  }

  private static boolean isPossessive(String question, int end) {
    return end + 1 < question.length()
        && (question.charAt(end) == '\'' || question.charAt(end) == '\u2019')
        && (question.charAt(end + 1) == 's' || question.charAt(end + 1) == 'S');
  }
}
