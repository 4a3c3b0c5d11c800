package dev.stoa.domain.search;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The runs of words that a text consists of, by which near-duplicates are recognised. */
final class Shingles {

  private static final int WORDS = 2;

  private final Set<String> runs;

  private Shingles(Set<String> runs) {
    this.runs = runs;
  }

  /** Those of two words; a text of one word is one run. */
  static Shingles ofPairs(List<String> words) {
    Set<String> runs = new HashSet<>();
    int last = Math.max(0, words.size() - WORDS);
    for (int first = 0; first <= last; first++) {
      runs.add(String.join(" ", words.subList(first, Math.min(words.size(), first + WORDS))));
    }
    return new Shingles(runs);
  }

  /** The share of runs that both texts have among all that either has: 1 for the same words. */
  double similarity(Shingles other) {
    long shared = runs.stream().filter(other.runs::contains).count();
    return (double) shared / (runs.size() + other.runs.size() - shared);
  }

  /** Whether it has all runs of another. */
  boolean contains(Shingles other) {
    return runs.containsAll(other.runs);
  }
}
