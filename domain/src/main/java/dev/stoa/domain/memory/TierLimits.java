package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;

/** How many memories each tier may hold. */
public record TierLimits(Map<MemoryTier, Long> most) {

  /** As documented. */
  public static final TierLimits DOCUMENTED =
      new TierLimits(
          LinkedHashMap.ofEntries(
              List.of(MemoryTier.values())
                  .map(tier -> new io.vavr.Tuple2<>(tier, tier.maxEntries()))));

  /** Refuses limits below one. */
  public TierLimits {
    most.forEach(
        (tier, count) -> {
          if (count < 1) {
            throw new InvalidValue(
                "limit of " + tier.label() + " is " + count + ": give 1 or more");
          }
        });
  }

  /** With another limit of one tier. */
  public TierLimits with(MemoryTier tier, long count) {
    return new TierLimits(most.put(tier, count));
  }

  public long of(MemoryTier tier) {
    return most.get(tier).getOrElse(tier.maxEntries());
  }

  /** How full the fullest tier is, from 0 to 1; above 0.8 memories should be evicted. */
  public double pressure(Map<MemoryTier, Long> counts) {
    return counts.map(held -> Math.min(1, held._2 / (double) of(held._1))).max().getOrElse(0.0);
  }
}
