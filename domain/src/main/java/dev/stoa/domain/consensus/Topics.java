package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.search.SearchWords;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/** How topics are compared: by their words, without case, punctuation, order and repetition. */
public final class Topics {

  private static final int HASH_LENGTH = 16;

  private Topics() {}

  /** The first 16 hexadecimal digits of SHA-256 of the different words in order. */
  public static String hash(String topic) {
    return Sha256.hex(words(topic).toVector().sorted(CodePointOrder::compare).mkString(" "))
        .substring(0, HASH_LENGTH);
  }

  /** The number of words both have, by the number of all words: from 0 to 1. */
  public static double similarity(String one, String other) {
    Set<String> left = words(one);
    Set<String> right = words(other);
    int all = left.union(right).size();
    return all == 0 ? 1 : left.intersect(right).size() / (double) all;
  }

  private static Set<String> words(String topic) {
    String folded = SearchWords.folded(topic);
    return folded.isEmpty() ? HashSet.empty() : HashSet.ofAll(Vector.of(folded.split(" ")));
  }
}
