package dev.stoa.application.embedding;

import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.SearchWords;

/**
 * A model without weights: every word, stemmed, has a dimension by its hash.
 *
 * <p>Texts that share words are near to each other, whatever they mean. The same text has the same
 * vector everywhere and always, so that tests and demonstrations need no model.
 */
public final class HashingEmbeddingModel implements EmbeddingModel {

  /** The name of the model. */
  public static final String NAME = "hashing-384";

  /** The number of dimensions. */
  public static final int DIMENSION = 384;

  private static final long OFFSET = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  @Override
  public Embedding embed(String text) {
    float[] values = new float[DIMENSION];
    for (String word : SearchWords.folded(text).split(" ", -1)) {
      long hash = hash(PorterStemmer.stem(word));
      values[(int) Long.remainderUnsigned(hash, DIMENSION)] += hash < 0 ? -1 : 1;
    }
    for (float value : values) {
      if (value != 0) {
        return Embedding.of(NAME, values);
      }
    }
    // Opposite words in one dimension, and nothing else: it must point somewhere.
    values[0] = 1;
    return Embedding.of(NAME, values);
  }

  /** FNV-1a, mixed once more so that the sign does not follow from the dimension. */
  private static long hash(String word) {
    long hash = OFFSET;
    for (int i = 0; i < word.length(); i++) {
      hash = (hash ^ word.charAt(i)) * PRIME;
    }
    return (hash ^ hash >>> 32) * PRIME;
  }
}
