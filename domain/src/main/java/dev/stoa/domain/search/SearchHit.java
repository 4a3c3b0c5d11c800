package dev.stoa.domain.search;

import dev.stoa.domain.trust.Origin;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Something that answers a question.
 *
 * @param snippet the passage that does, its matching words in brackets
 * @param score from 0 to 1, the same across questions and sources
 * @param rank its place in its source, from 1
 * @param parts why it ranks where it does in its source
 * @param alsoAt where else the same text occurs
 * @param written where it comes from, and how far it is trusted, if that is recorded of its kind
 */
public record SearchHit(
    SearchPlace at,
    String snippet,
    double score,
    int rank,
    RelevanceParts parts,
    Seq<SearchPlace> alsoAt,
    Option<Origin> written) {}
