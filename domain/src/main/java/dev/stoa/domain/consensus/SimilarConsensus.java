package dev.stoa.domain.consensus;

/**
 * A conclusion about a similar topic.
 *
 * @param relevance how well its topic and conclusion answer the question, as a search ranks them: 1
 *     for the best and for the same topic
 * @param similarity the share of words that both topics have (Jaccard), from 0 to 1
 */
public record SimilarConsensus(Consensus consensus, double relevance, double similarity) {}
