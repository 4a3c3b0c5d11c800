package dev.stoa.domain.search;

import io.vavr.collection.Map;

/**
 * What the score of a word depends on beside the text itself.
 *
 * @param texts the number of texts of the source
 * @param averageLength their mean {@link IndexedWords#length}
 * @param holding the number of texts that hold each stem of the question
 */
public record WordCounts(long texts, double averageLength, Map<String, Long> holding) {

  /** The weight of a stem: rare ones weigh more. */
  public double weight(String stem) {
    long count = holding.getOrElse(stem, 0L);
    return Math.log1p((Math.max(texts, count) - count + 0.5) / (count + 0.5));
  }
}
