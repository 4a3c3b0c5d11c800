package dev.stoa.testkit.search;

import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchWords;
import io.vavr.collection.Vector;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * A document with the positions of its words, and of their stems.
 *
 * @param length how many words it has, as the ranking counts them
 * @param words the positions of each word as it is written
 * @param stems the positions of each stem
 * @param about how often each stem is among those of date and author
 */
record PlainDocument(
    SearchDocument document,
    long length,
    NavigableMap<String, BitSet> words,
    Map<String, BitSet> stems,
    Map<String, Integer> about) {

  private static final BitSet NOWHERE = new BitSet();

  static PlainDocument of(SearchDocument document) {
    String folded = SearchWords.folded(document.source().indexed(document.text()));
    String[] written = folded.isEmpty() ? new String[0] : folded.split(" ");
    NavigableMap<String, BitSet> words = new TreeMap<>();
    for (int at = 0; at < written.length; at++) {
      words.computeIfAbsent(written[at], word -> new BitSet()).set(at);
    }
    Map<String, BitSet> stems = new HashMap<>();
    words.forEach(
        (word, places) ->
            stems.computeIfAbsent(PorterStemmer.stem(word), stem -> new BitSet()).or(places));
    Map<String, Integer> about = new HashMap<>();
    IndexedWords indexed = IndexedWords.of(document);
    for (String stem : indexed.about().isEmpty() ? new String[0] : indexed.about().split(" ")) {
      about.merge(stem, 1, Integer::sum);
    }
    long length =
        2L + 2L * written.length + about.values().stream().mapToLong(count -> count).sum();
    return new PlainDocument(document, length, words, stems, about);
  }

  /** The positions of the words that start with it. */
  BitSet beginningWith(String start) {
    BitSet found = new BitSet();
    for (Map.Entry<String, BitSet> word : words.tailMap(start).entrySet()) {
      if (!word.getKey().startsWith(start)) {
        break;
      }
      found.or(word.getValue());
    }
    return found;
  }

  /** The positions at which these stems follow each other. */
  BitSet inARow(Vector<String> sought) {
    BitSet first = stems.getOrDefault(sought.head(), NOWHERE);
    if (sought.size() == 1 || first.isEmpty()) {
      return first;
    }
    BitSet found = new BitSet();
    first.stream().filter(at -> follow(sought, at)).forEach(found::set);
    return found;
  }

  private boolean follow(Vector<String> sought, int at) {
    for (int i = 1; i < sought.size(); i++) {
      if (!stems.getOrDefault(sought.get(i), NOWHERE).get(at + i)) {
        return false;
      }
    }
    return true;
  }
}
