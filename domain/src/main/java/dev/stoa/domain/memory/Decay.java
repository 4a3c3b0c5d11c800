package dev.stoa.domain.memory;

import java.time.Duration;
import java.time.Instant;

/**
 * How memories fade: by half with every documented half-life of their tier.
 *
 * <p>Within a tier everything fades at one rate, so the order of two memories never changes while
 * neither is touched. {@link #key} says that order once and for all; it is what the stores index,
 * so that the strongest are found without reading the others.
 */
public final class Decay {

  private static final double LN_2 = StrictMath.log(2);
  private static final double NANOS = 1e9;

  /** Below every logarithm of a weight plus every time there is: what weighs nothing is last. */
  private static final double NO_WEIGHT = -1e9;

  private Decay() {}

  /** What is left after the age: 1 at once and for an age below zero, then ever less. */
  public static double factor(MemoryTier tier, Duration age) {
    return age.isNegative() ? 1 : StrictMath.pow(0.5, seconds(age) / seconds(tier.halfLife()));
  }

  /** Greater is stronger, at any instant, among memories of the tier. */
  public static double key(MemoryTier tier, double weight, Instant updatedAt) {
    double halfLives =
        (updatedAt.getEpochSecond() + updatedAt.getNano() / NANOS) / seconds(tier.halfLife());
    return (weight > 0 ? StrictMath.log(weight) / LN_2 : NO_WEIGHT) + halfLives;
  }

  private static double seconds(Duration duration) {
    return duration.getSeconds() + duration.getNano() / NANOS;
  }
}
