package dev.stoa.domain.search;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * What an engine finds for a question, to be ranked by {@link TextRanking}.
 *
 * @param hits the best by plain BM25
 * @param counts of the stems of the question
 * @param read those of the hits that the engine has read already, by id
 */
public record FoundTexts(Seq<TextHit> hits, WordCounts counts, Map<String, TextCandidate> read) {

  /** Hits of which nothing but the id is known. */
  public FoundTexts(Seq<TextHit> hits, WordCounts counts) {
    this(hits, counts, HashMap.empty());
  }

  /** Other hits for the same question. */
  public FoundTexts with(Seq<TextHit> others) {
    return new FoundTexts(others, counts, read);
  }
}
