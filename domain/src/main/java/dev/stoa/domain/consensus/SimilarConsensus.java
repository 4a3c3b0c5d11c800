package dev.stoa.domain.consensus;

/**
 * A conclusion about a similar topic.
 *
 * @param similarity from 0 to 1; 1 if the topics have the same words
 */
public record SimilarConsensus(Consensus consensus, double similarity) {}
