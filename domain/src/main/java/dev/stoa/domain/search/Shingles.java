package dev.stoa.domain.search;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The runs of words that a text consists of, by which near-duplicates are recognised. */
public final class Shingles {

  private static final int WORDS = 3;

  private final Set<String> runs;

  private Shingles(Set<String> runs) {
    this.runs = runs;
  }

  /** Those of three words of a text; a text of fewer words is one run. */
  public static Shingles of(String text) {
    return of(Arrays.asList(SearchWords.folded(text).split(" ")), WORDS);
  }

  /** Those of two words. */
  static Shingles ofPairs(List<String> words) {
    return of(words, 2);
  }

  private static Shingles of(List<String> words, int length) {
    Set<String> runs = new HashSet<>();
    int last = Math.max(0, words.size() - length);
    for (int first = 0; first <= last; first++) {
      runs.add(String.join(" ", words.subList(first, Math.min(words.size(), first + length))));
    }
    return new Shingles(runs);
  }

  /** The share of runs that both texts have among all that either has: 1 for the same words. */
  public double similarity(Shingles other) {
    long shared = runs.stream().filter(other.runs::contains).count();
    return (double) shared / (runs.size() + other.runs.size() - shared);
  }
}
