package dev.stoa.domain.search;

import io.vavr.collection.Seq;

/**
 * A search for the newest texts of an owner that hold all of some words.
 *
 * @param words each as any of several beginnings, or as keyed words
 * @param from the lowest position that is looked at
 * @param before the position before which they stand
 */
public record NewestTexts(Seq<Seq<String>> words, String owner, long from, long before) {}
