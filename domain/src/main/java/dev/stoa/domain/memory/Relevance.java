package dev.stoa.domain.memory;

import io.vavr.control.Option;

/**
 * How well a memory answers what was asked.
 *
 * @param value from 0 to 1, which the best answer has; 1 where nothing was asked
 * @param textRank its place among those found by words, from 1
 * @param bm25 the score of its words
 * @param vectorRank its place among those found by meaning, from 1
 * @param cosine how near its meaning is
 */
public record Relevance(
    double value,
    Option<Integer> textRank,
    Option<Double> bm25,
    Option<Integer> vectorRank,
    Option<Double> cosine) {

  /** Where nothing was asked. */
  public static final Relevance UNASKED =
      new Relevance(1, Option.none(), Option.none(), Option.none(), Option.none());
}
