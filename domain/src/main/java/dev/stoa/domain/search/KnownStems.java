package dev.stoa.domain.search;

import org.jspecify.annotations.Nullable;

/** Stems of words that texts have again and again, found without making a text of the word. */
final class KnownStems {

  private static final int MOST = 1 << 13;

  /** Longer words are rare, and would fill the memory. */
  private static final int LONGEST = 32;

  /** Immutable, so that a thread sees one whole or not at all. */
  private record Known(String word, String stem) {}

  private static final @Nullable Known[] KNOWN = new Known[MOST];

  private KnownStems() {}

  static String of(CharSequence word) {
    if (!PorterStemmer.stems(word)) {
      return word.toString();
    }
    int hash = 0;
    for (int i = 0; i < word.length(); i++) {
      hash = 31 * hash + word.charAt(i);
    }
    int place = (hash ^ (hash >>> 13)) & (MOST - 1);
    Known known = KNOWN[place];
    if (known != null && known.word.contentEquals(word)) {
      return known.stem;
    }
    String text = word.toString();
    String stem = PorterStemmer.stem(text);
    if (text.length() <= LONGEST) {
      KNOWN[place] = new Known(text, stem);
    }
    return stem;
  }
}
