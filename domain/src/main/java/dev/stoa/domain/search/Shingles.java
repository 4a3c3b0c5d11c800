package dev.stoa.domain.search;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The runs of three words that a text consists of, by which near-duplicates are recognised. */
public final class Shingles {

  private static final int WORDS = 3;

  private final Set<String> runs;

  private Shingles(Set<String> runs) {
    this.runs = runs;
  }

  /** Those of a text; a text of fewer words is one run. */
  public static Shingles of(String text) {
    String[] words = SearchWords.folded(text).split(" ");
    Set<String> runs = new HashSet<>();
    int last = Math.max(0, words.length - WORDS);
    for (int first = 0; first <= last; first++) {
      int end = Math.min(words.length, first + WORDS);
      runs.add(String.join(" ", Arrays.asList(words).subList(first, end)));
    }
    return new Shingles(runs);
  }

  /** The share of runs that both texts have among all that either has: 1 for the same words. */
  public double similarity(Shingles other) {
    long shared = runs.stream().filter(other.runs::contains).count();
    return (double) shared / (runs.size() + other.runs.size() - shared);
  }
}
