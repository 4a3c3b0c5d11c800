package dev.stoa.domain.search;

import io.vavr.collection.Seq;

/**
 * Something that answers a question.
 *
 * @param snippet the passage that does, its matching words in brackets
 * @param score 1 for the best hit of a source, less the further down a hit ranks in its source
 * @param parts why it ranks where it does in its source
 * @param alsoAt where else the same text occurs
 */
public record SearchHit(
    SearchPlace at, String snippet, double score, RelevanceParts parts, Seq<SearchPlace> alsoAt) {}
