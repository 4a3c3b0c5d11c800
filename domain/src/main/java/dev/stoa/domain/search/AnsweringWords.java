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
 * The words that answer a question, found in texts by the rules the indexes go by.
 *
 * <p>It remembers the stems of the words it met, because texts repeat them; one search uses it.
 */
final class AnsweringWords {

  private final Matching matching;

  /** What answers: stems or, of a prefix, the beginnings of forms. */
  private final List<String> wanted;

  private final Set<String> wantedOnce;

  /** A word begins with the letter its stem begins with, so that most are not stemmed. */
  private final BitSet firstLetters = new BitSet();

  private final Map<String, String> stems = new HashMap<>();

  private AnsweringWords(Matching matching, List<String> wanted) {
    this.matching = matching;
    this.wanted = wanted;
    this.wantedOnce = Set.copyOf(wanted);
    wanted.forEach(word -> firstLetters.set(word.charAt(0)));
  }

  static AnsweringWords of(TextQuery query) {
    List<String> wanted =
        switch (query.matching()) {
          case PHRASE -> stemsOf(SearchWords.ofQuestion(query.words()));
          case PREFIX -> SearchWords.distinctOfQuestion(query.words()).asJava();
          case ANY, ALL -> stemsOf(QuestionWords.of(query));
        };
    return new AnsweringWords(query.matching(), wanted);
  }

  /**
   * The places of the words, counted from 0 as in {@link SearchWords#folded}.
   *
   * <p>Once this many in a row fill a passage, no better one comes: the rest of the text is not
   * looked at.
   *
   * @param enough how many in a row fill a passage
   */
  BitSet in(String text, int enough) {
    Places places = new Places(enough);
    if (wanted.isEmpty()) {
      return places.answering;
    }
    switch (matching) {
      case PHRASE -> phrase(text, places);
      case PREFIX -> words(text, places, this::begins);
      case ANY, ALL -> words(text, places, this::isWanted);
    }
    return places.answering;
  }

  /** How many of the words of the question the text holds, each counted once. */
  int different(String text) {
    Set<String> missing = new HashSet<>(wantedOnce);
    WordScanner.scan(
        text,
        (word, start, end) -> {
          if (matching == Matching.PREFIX) {
            missing.removeIf(word.toString()::startsWith);
          } else if (firstLetters.get(word.charAt(0))) {
            missing.remove(stem(word.toString()));
          }
          return !missing.isEmpty();
        });
    return wantedOnce.size() - missing.size();
  }

  private boolean begins(CharSequence word) {
    String form = word.toString();
    return wanted.stream().anyMatch(form::startsWith);
  }

  private boolean isWanted(CharSequence word) {
    return firstLetters.get(word.charAt(0)) && wantedOnce.contains(stem(word.toString()));
  }

  private static void words(String text, Places places, Predicate<CharSequence> answers) {
    WordScanner.scan(text, (word, start, end) -> places.add(answers.test(word)));
  }

  /** The last words are kept; where they are the phrase, all of them answer. */
  private void phrase(String text, Places places) {
    String lastWanted = wanted.get(wanted.size() - 1);
    Deque<String> last = new ArrayDeque<>();
    WordScanner.scan(
        text,
        (word, start, end) -> {
          if (last.size() == wanted.size()) {
            last.removeFirst();
          }
          String stem = stem(word.toString());
          last.addLast(stem);
          boolean answers = stem.equals(lastWanted) && List.copyOf(last).equals(wanted);
          if (answers) {
            places.addBefore(wanted.size() - 1);
          }
          return places.add(answers);
        });
  }

  private static List<String> stemsOf(Seq<String> words) {
    return words.map(PorterStemmer::stem).asJava();
  }

  private String stem(String form) {
    return stems.computeIfAbsent(form, PorterStemmer::stem);
  }

  /** The answering places of a text, filled from its beginning. */
  private static final class Places {

    private final BitSet answering = new BitSet();
    private final int enough;
    private int next;
    private int inARow;

    Places(int enough) {
      this.enough = enough;
    }

    /** Whether more are of use. */
    boolean add(boolean answers) {
      answering.set(next++, answers);
      inARow = answers ? inARow + 1 : 0;
      return inARow < enough;
    }

    /** The last ones answer after all. */
    void addBefore(int count) {
      answering.set(next - count, next);
      inARow = next - answering.previousClearBit(next - 1) - 1;
    }
  }
}
