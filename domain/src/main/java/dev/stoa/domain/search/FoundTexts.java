package dev.stoa.domain.search;

import io.vavr.collection.Seq;

/**
 * What an engine finds for a question, to be ranked by {@link TextRanking}.
 *
 * @param hits the best by plain BM25
 * @param counts of the stems of the question
 */
public record FoundTexts(Seq<TextHit> hits, WordCounts counts) {}
