package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;
import java.time.Duration;

/** The tiers of memories with their documented parameters, fastest first. */
public enum MemoryTier implements Labelled {
  /** Short-lived observations. */
  FAST(1, "event", 0.3, 0.95, 1.0, 0.2, 1_000),
  /** Needed during a session. */
  MEDIUM(24, "round", 0.1, 0.99, 0.7, 0.3, 5_000),
  /** Kept across sessions. */
  SLOW(168, "cycle", 0.03, 0.999, 0.6, 0.4, 10_000),
  /** Long-lived facts. */
  GLACIAL(720, "monthly", 0.01, 0.9999, 0.5, 1.0, 50_000);

  private final Duration halfLife;
  private final String updateFrequency;
  private final double baseLearningRate;
  private final double learningDecay;
  private final double promotionThreshold;
  private final double demotionThreshold;
  private final long maxEntries;

  MemoryTier(
      long halfLifeHours,
      String updateFrequency,
      double baseLearningRate,
      double learningDecay,
      double promotionThreshold,
      double demotionThreshold,
      long maxEntries) {
    this.halfLife = Duration.ofHours(halfLifeHours);
    this.updateFrequency = updateFrequency;
    this.baseLearningRate = baseLearningRate;
    this.learningDecay = learningDecay;
    this.promotionThreshold = promotionThreshold;
    this.demotionThreshold = demotionThreshold;
    this.maxEntries = maxEntries;
  }

  /** The tier with this label; an {@link IllegalArgumentException} lists the valid ones. */
  public static MemoryTier labelled(String label) {
    return Labelled.of(MemoryTier.class, "tier", label);
  }

  /** The time without a change after which a memory counts half. */
  public Duration halfLife() {
    return halfLife;
  }

  /** How often its memories are meant to change, in a word. */
  public String updateFrequency() {
    return updateFrequency;
  }

  /** How much one more outcome ought to teach, after this many updates. */
  public double learningRate(long updates) {
    return baseLearningRate * StrictMath.pow(learningDecay, (double) updates);
  }

  /** Surprise above it moves a memory one tier faster; surprise never exceeds that of fast. */
  public double promotionThreshold() {
    return promotionThreshold;
  }

  /** Stability above it, which is one less surprise, moves a memory one tier slower. */
  public double demotionThreshold() {
    return demotionThreshold;
  }

  /** The default maximum number of memories. */
  public long maxEntries() {
    return maxEntries;
  }

  public Option<MemoryTier> faster() {
    return switch (this) {
      case FAST -> Option.none();
      case MEDIUM -> Option.some(FAST);
      case SLOW -> Option.some(MEDIUM);
      case GLACIAL -> Option.some(SLOW);
    };
  }

  public Option<MemoryTier> slower() {
    return switch (this) {
      case FAST -> Option.some(MEDIUM);
      case MEDIUM -> Option.some(SLOW);
      case SLOW -> Option.some(GLACIAL);
      case GLACIAL -> Option.none();
    };
  }
}
