package dev.stoa.testkit.search;

import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchWords;
import io.vavr.collection.Vector;

/** A document as the words it is made of, each with a stem of the plainest kind. */
record PlainText(SearchDocument document, Vector<String> words, Vector<String> stems) {

  static PlainText of(SearchDocument document) {
    String folded = SearchWords.folded(document.text());
    Vector<String> words = folded.isEmpty() ? Vector.empty() : Vector.of(folded.split(" "));
    return new PlainText(document, words, words.map(PlainText::stem));
  }

  /** Whose a text is counts as one more word. */
  int length() {
    return words.size() + 1;
  }

  /** Enough of English to find "runs", "running" and "jumped". */
  static String stem(String word) {
    for (String ending : new String[] {"ing", "ed", "es", "s"}) {
      String stem = word.substring(0, Math.max(0, word.length() - ending.length()));
      if (word.endsWith(ending) && stem.length() > 2 && !stem.endsWith("s")) {
        int last = stem.length() - 1;
        boolean doubled = stem.charAt(last) == stem.charAt(last - 1) && !stem.endsWith("l");
        return doubled ? stem.substring(0, last) : stem;
      }
    }
    return word;
  }
}
