package dev.stoa.domain.specialist;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.function.ToDoubleFunction;

/** How likely a query belongs to each field. */
public record FieldDistribution(SortedMap<Discipline, Double> likelihoods) {

  /** A less likely field does not count. */
  public static final double LEAST = 0.05;

  /** Refuses a distribution without a field that counts, and likelihoods out of range. */
  public FieldDistribution {
    likelihoods.forEach((field, likelihood) -> UnitRange.require("likelihood", likelihood));
    if (!likelihoods.exists(entry -> entry._2 >= LEAST)) {
      throw new InvalidValue(
          "no field has a likelihood of " + LEAST + " or more: give at least one");
    }
  }

  /** Of a plain map. */
  public static FieldDistribution of(java.util.Map<String, Double> likelihoods) {
    return new FieldDistribution(
        TreeMap.<Discipline, Double>empty()
            .merge(HashMap.ofAll(likelihoods).mapKeys(Discipline::new)));
  }

  /** All in one field. */
  public static FieldDistribution only(Discipline field) {
    return new FieldDistribution(TreeMap.of(field, 1.0));
  }

  /** The fields that count. */
  public Map<Discipline, Double> counted() {
    return likelihoods.filterValues(likelihood -> likelihood >= LEAST);
  }

  /** How likely one field is. */
  public double of(Discipline field) {
    return likelihoods.get(field).getOrElse(0.0);
  }

  /**
   * The welfare of a specialist's answer: its utility in each field that counts, weighed by how
   * likely the field is.
   */
  public double welfare(ToDoubleFunction<Discipline> utility) {
    double weighed = 0;
    double weights = 0;
    // Always in the same order, so that equal records have exactly equal welfare.
    for (Tuple2<Discipline, Double> entry : counted()) {
      weighed += entry._2 * utility.applyAsDouble(entry._1);
      weights += entry._2;
    }
    return weighed / weights;
  }
}
