package dev.stoa.domain.search;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

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

  /** With other hits, if there are some instead. */
  public FoundTexts with(Option<? extends Seq<TextHit>> others) {
    return others.isEmpty() ? this : with(others.get());
  }

  /** With what was found elsewhere for the same question, best first. */
  public FoundTexts and(FoundTexts other) {
    return new FoundTexts(
        hits.appendAll(other.hits).sorted(TextHit.BEST_FIRST), counts, read.merge(other.read));
  }

  /** Other hits for the same question. */
  public FoundTexts with(Seq<TextHit> others) {
    return new FoundTexts(others, counts, read);
  }
}
