package dev.stoa.domain.search;

/**
 * A vector that is near to a question.
 *
 * @param cosine from -1, the opposite direction, to 1, the same
 */
public record FoundVector(VectorItem item, double cosine) {}
