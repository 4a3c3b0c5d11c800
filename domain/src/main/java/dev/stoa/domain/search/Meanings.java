package dev.stoa.domain.search;

import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * How near texts are to a question in meaning.
 *
 * @param cosines those of the texts that have a vector
 * @param mean the mean cosine of all texts that are searched
 * @param max the greatest
 */
public record Meanings(Map<String, Double> cosines, double mean, double max) {

  /** The share of a text, 1 for the nearest; 0, as for an average one, if it has no vector. */
  double share(String id) {
    double width = max - mean;
    Option<Double> cosine = cosines.get(id);
    return cosine.isEmpty() || width <= 0 ? 0 : (cosine.get() - mean) / width;
  }
}
