package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which words of a text answer a question, by the rules the indexes go by.
 *
 * <p>Once so many in a row answer that they fill a passage, no better one comes: the rest of the
 * text is not looked at.
 */
final class AnsweringWords {

  private final BitSet places = new BitSet();
  private final int enough;
  private int next;
  private int inARow;

  private AnsweringWords(int enough) {
    this.enough = enough;
  }

  /**
   * The places of the words, counted from 0 as in {@link SearchWords#folded}, up to the first so
   * many in a row.
   */
  static BitSet in(String text, TextQuery query, int enough) {
    AnsweringWords answering = new AnsweringWords(enough);
    // Texts repeat their words.
    Map<String, String> stems = new HashMap<>();
    switch (query.matching()) {
      case PHRASE -> answering.phrase(text, stemsOf(SearchWords.asked(query.words())), stems);
      case PREFIX -> {
        Seq<String> asked = SearchWords.askedOnce(query.words());
        answering.words(text, form -> asked.exists(form::startsWith));
      }
      case ANY, ALL -> {
        Set<String> wanted = new HashSet<>(stemsOf(QuestionWords.of(query)));
        // A word begins with the letter its stem begins with, so that most are not stemmed.
        Set<Character> first = new HashSet<>();
        wanted.forEach(stem -> first.add(stem.charAt(0)));
        answering.words(
            text, form -> first.contains(form.charAt(0)) && wanted.contains(stem(form, stems)));
      }
    }
    return answering.places;
  }

  /** How many of the words of the question the text holds, each counted once. */
  static int different(String text, TextQuery query) {
    Seq<String> asked = QuestionWords.of(query);
    Set<String> missing =
        new HashSet<>(query.matching() == Matching.PREFIX ? asked.asJava() : stemsOf(asked));
    int all = missing.size();
    WordScanner.scan(
        text,
        (word, start, end) -> {
          String form = word.toString();
          if (query.matching() == Matching.PREFIX) {
            missing.removeIf(form::startsWith);
          } else {
            missing.remove(PorterStemmer.stem(form));
          }
          return !missing.isEmpty();
        });
    return all - missing.size();
  }

  private void words(String text, Predicate<String> answers) {
    WordScanner.scan(text, (word, start, end) -> add(answers.test(word.toString())));
  }

  private boolean add(boolean answers) {
    places.set(next++, answers);
    inARow = answers ? inARow + 1 : 0;
    return inARow < enough;
  }

  /** The last words are kept; where they are the phrase, all of them answer. */
  private void phrase(String text, List<String> wanted, Map<String, String> stems) {
    if (wanted.isEmpty()) {
      return;
    }
    String lastWanted = wanted.get(wanted.size() - 1);
    Deque<String> last = new ArrayDeque<>();
    WordScanner.scan(
        text,
        (word, start, end) -> {
          if (last.size() == wanted.size()) {
            last.removeFirst();
          }
          String stem = stem(word.toString(), stems);
          last.addLast(stem);
          boolean answers = stem.equals(lastWanted) && List.copyOf(last).equals(wanted);
          if (answers) {
            places.set(next - wanted.size() + 1, next);
            inARow = next - places.previousClearBit(next - 1) - 1;
          }
          return add(answers);
        });
  }

  private static List<String> stemsOf(Seq<String> words) {
    return words.map(PorterStemmer::stem).asJava();
  }

  private static String stem(String form, Map<String, String> stems) {
    return stems.computeIfAbsent(form, PorterStemmer::stem);
  }
}
