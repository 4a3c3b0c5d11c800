package dev.stoa.domain.specialist;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Comparator;

/**
 * Which specialists answer a query.
 *
 * @param specialists most likely first; all of them if an arbiter decides
 */
public record RoutingDecision(QueryRoute route, Seq<SpecialistName> specialists) {

  /** Two specialists this likely answer both. */
  public static final double FANOUT = 0.30;

  /** A specialist this likely answers alone. */
  public static final double SINGLE = 0.75;

  private static final Comparator<Tuple2<SpecialistName, Double>> LIKELIEST_FIRST =
      Comparator.<Tuple2<SpecialistName, Double>>comparingDouble(Tuple2::_2)
          .reversed()
          .thenComparing(Tuple2::_1);

  /** By how likely each specialist is the right one, from 0 to 1. */
  public static RoutingDecision of(Map<SpecialistName, Double> likelihoods) {
    if (likelihoods.isEmpty()) {
      throw new InvalidValue("likelihoods are empty: give at least one specialist");
    }
    likelihoods.forEach((name, likelihood) -> UnitRange.require("likelihood", likelihood));
    Seq<Tuple2<SpecialistName, Double>> ranked = likelihoods.toVector().sorted(LIKELIEST_FIRST);
    Seq<SpecialistName> likely = ranked.filter(one -> one._2 >= FANOUT).map(Tuple2::_1);
    if (likely.size() >= 2) {
      return new RoutingDecision(QueryRoute.FANOUT, likely);
    }
    return ranked.head()._2 >= SINGLE
        ? forced(ranked.head()._1)
        : new RoutingDecision(QueryRoute.ARBITER, ranked.map(Tuple2::_1));
  }

  /** To one specialist, however likely it is. */
  public static RoutingDecision forced(SpecialistName specialist) {
    return new RoutingDecision(QueryRoute.SINGLE, Vector.of(specialist));
  }
}
