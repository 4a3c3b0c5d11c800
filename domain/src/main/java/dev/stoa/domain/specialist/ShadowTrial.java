package dev.stoa.domain.specialist;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A model that answered the same queries as the one that serves, and whether it may replace it.
 *
 * @param serving the utility of each answer of the model that serves
 * @param candidate the utility of each answer of the other, in the same order
 */
public record ShadowTrial(Seq<Double> serving, Seq<Double> candidate) {

  /** The least number of queries. */
  public static final int USUAL_QUERIES = 50;

  /** The least mean gain of utility. */
  public static final double USUAL_GAIN = 0.025;

  /** What addition of decimals may get wrong. */
  private static final double ROUNDING = 1e-9;

  /** Refuses lists of different lengths and utilities out of range. */
  public ShadowTrial {
    if (serving.size() != candidate.size()) {
      throw new InvalidValue(
          "serving has "
              + serving.size()
              + " utilities, candidate "
              + candidate.size()
              + ": give one of each for every query");
    }
    serving.forEach(utility -> UnitRange.require("serving", utility));
    candidate.forEach(utility -> UnitRange.require("candidate", utility));
    serving = serving.toVector();
    candidate = candidate.toVector();
  }

  /** Of plain lists. */
  public static ShadowTrial of(Iterable<Double> serving, Iterable<Double> candidate) {
    return new ShadowTrial(Vector.ofAll(serving), Vector.ofAll(candidate));
  }

  /** The mean gain of utility; 0 without queries. */
  public double gain() {
    return serving.isEmpty()
        ? 0
        : candidate.average().getOrElse(0.0) - serving.average().getOrElse(0.0);
  }

  /** Whether there were enough queries and enough gain. */
  public boolean isReady(int minQueries, double minGain) {
    return serving.size() >= minQueries && gain() >= minGain - ROUNDING;
  }
}
