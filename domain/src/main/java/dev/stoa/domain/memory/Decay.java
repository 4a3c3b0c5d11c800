package dev.stoa.domain.memory;

import java.time.Duration;
import java.time.Instant;

/**
 * The decay of memories by the documented half-life of their tier.
 *
 * <p>All memories of a tier decay at the same rate, so the order of two memories does not change
 * until one of them does. {@link #key} encodes that order; the stores index it, so that the
 * strongest are found without reading the others.
 */
public final class Decay {

  private static final double LN_2 = StrictMath.log(2);
  private static final double NANOS = 1e9;

  /** Less than any possible key, so that memories without weight come last. */
  private static final double NO_WEIGHT = -1e9;

  private Decay() {}

  /** The remaining share after the age; 1 for an age of zero or less. */
  public static double factor(MemoryTier tier, Duration age) {
    return age.isNegative() ? 1 : StrictMath.pow(0.5, seconds(age) / seconds(tier.halfLife()));
  }

  /** Orders the memories of a tier by strength, at any time. */
  public static double key(MemoryTier tier, double weight, Instant updatedAt) {
    double halfLives =
        (updatedAt.getEpochSecond() + updatedAt.getNano() / NANOS) / seconds(tier.halfLife());
    return (weight > 0 ? StrictMath.log(weight) / LN_2 : NO_WEIGHT) + halfLives;
  }

  private static double seconds(Duration duration) {
    return duration.getSeconds() + duration.getNano() / NANOS;
  }
}
