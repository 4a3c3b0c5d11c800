package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which words of a text answer a question, by the rules the indexes go by. */
final class AnsweringWords {

  private AnsweringWords() {}

  /** The places of the words, counted from 0 as in {@link SearchWords#folded}. */
  static BitSet in(String text, TextQuery query) {
    return switch (query.matching()) {
      case PHRASE -> phrase(text, SearchWords.asked(query.words()).map(PorterStemmer::stem));
      case PREFIX -> beginnings(text, SearchWords.askedOnce(query.words()));
      case ANY, ALL -> stems(text, SearchWords.askedOnce(query.words()));
    };
  }

  private static BitSet stems(String text, Seq<String> asked) {
    Set<String> wanted = new HashSet<>(asked.map(PorterStemmer::stem).asJava());
    return matching(text, form -> wanted.contains(PorterStemmer.stem(form)));
  }

  private static BitSet beginnings(String text, Seq<String> asked) {
    return matching(text, form -> asked.exists(form::startsWith));
  }

  private static BitSet matching(String text, java.util.function.Predicate<String> matches) {
    // Texts repeat their words.
    Map<String, Boolean> known = new HashMap<>();
    BitSet places = new BitSet();
    int[] place = {0};
    WordScanner.scan(
        text,
        (word, start, end) -> {
          places.set(place[0]++, known.computeIfAbsent(word.toString(), matches::test));
          return true;
        });
    return places;
  }

  private static BitSet phrase(String text, Seq<String> wanted) {
    List<String> stems = new ArrayList<>();
    Map<String, String> known = new HashMap<>();
    WordScanner.scan(
        text,
        (word, start, end) -> {
          stems.add(known.computeIfAbsent(word.toString(), PorterStemmer::stem));
          return true;
        });
    BitSet places = new BitSet();
    List<String> phrase = wanted.asJava();
    for (int at = 0; !phrase.isEmpty() && at + phrase.size() <= stems.size(); at++) {
      if (stems.subList(at, at + phrase.size()).equals(phrase)) {
        places.set(at, at + phrase.size());
      }
    }
    return places;
  }
}
