package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * Measures of a workspace's memory.
 *
 * @param retention the share of memories with mostly successes
 * @param forgetting the share of often used memories with mostly failures
 * @param efficiency the mean success rate of each tier; 0.5 for an empty one
 * @param velocity memories created in the last day
 */
public record LearningMetrics(
    double retention, double forgetting, Map<MemoryTier, Double> efficiency, long velocity) {

  private static final double NEUTRAL = 0.5;

  /** Refuses shares out of range. */
  public LearningMetrics {
    UnitRange.require("retention", retention);
    UnitRange.require("forgetting", forgetting);
  }

  /** From the tallies of the tiers, which hold at least one memory. */
  static LearningMetrics of(Seq<TierTally> tallies) {
    double all = tallies.map(TierTally::memories).sum().doubleValue();
    return new LearningMetrics(
        tallies.map(TierTally::retained).sum().doubleValue() / all,
        tallies.map(TierTally::forgotten).sum().doubleValue() / all,
        LinkedHashMap.ofEntries(
            tallies.map(
                one ->
                    new io.vavr.Tuple2<>(
                        one.tier(), one.memories() == 0 ? NEUTRAL : one.meanSuccessRate()))),
        tallies.map(TierTally::fresh).sum().longValue());
  }

  /** The mean success rate of a tier. */
  public double efficiency(MemoryTier tier) {
    return efficiency.get(tier).getOrElse(NEUTRAL);
  }

  /** The mean of the tiers. */
  public double learningEfficiency() {
    return efficiency.values().average().getOrElse(NEUTRAL);
  }
}
