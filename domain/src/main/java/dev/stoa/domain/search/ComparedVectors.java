package dev.stoa.domain.search;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A question compared with vectors.
 *
 * @param nearest the nearest that are admitted, nearest first
 * @param cosines those of the requested ids, and of the nearest
 * @param count how many vectors there are
 * @param mean the mean of all cosines
 * @param max the greatest of all cosines
 */
public record ComparedVectors(
    Seq<VectorHit> nearest, Map<String, Double> cosines, long count, double mean, double max) {

  /** Where there is nothing to compare with. */
  public static final ComparedVectors NONE =
      new ComparedVectors(Vector.empty(), HashMap.empty(), 0, 0, 0);

  /** Both together, with a number of the nearest. */
  public ComparedVectors and(ComparedVectors other, int limit) {
    if (count == 0 || other.count == 0) {
      return count == 0 ? other : this;
    }
    long both = count + other.count;
    return new ComparedVectors(
        nearest.appendAll(other.nearest).sorted(VectorHit.NEAREST_FIRST).take(limit),
        cosines.merge(other.cosines),
        both,
        (mean * count + other.mean * other.count) / both,
        Math.max(max, other.max));
  }

  /** As the ranking wants them. */
  public Meanings meanings() {
    return new Meanings(cosines, mean, max);
  }
}
