package dev.stoa.domain.memory;

import io.vavr.collection.Map;

/** How full the tiers are. */
public record MemoryPressure(Map<MemoryTier, Long> counts, TierLimits limits) {

  /** Above it, run `limit`. */
  public static final double HIGH = 0.8;

  /** The fill ratio of the fullest tier, from 0 to 1. */
  public double value() {
    return limits.pressure(counts);
  }

  public boolean isHigh() {
    return value() > HIGH;
  }
}
