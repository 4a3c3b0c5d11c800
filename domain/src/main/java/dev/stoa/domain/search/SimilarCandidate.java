package dev.stoa.domain.search;

import io.vavr.control.Option;

/**
 * A stored text that may say nearly the same as one that is written.
 *
 * @param cosine how near the two are in meaning, where both have a vector
 */
public record SimilarCandidate(String id, String text, Option<Double> cosine) {}
