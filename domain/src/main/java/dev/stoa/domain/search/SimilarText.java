package dev.stoa.domain.search;

/**
 * A stored text that says nearly the same as one that is written.
 *
 * @param score from 0 to 1, which is the same text
 */
public record SimilarText(String id, double score) {}
