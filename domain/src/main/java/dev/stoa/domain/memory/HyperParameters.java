package dev.stoa.domain.memory;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import java.time.Duration;

/**
 * What the tier rules go by, as meta-learning has tuned it.
 *
 * <p>Half-lives say when a memory is too old to keep; thresholds, when it moves; weights, how
 * surprising an outcome is. Recall ranks by the documented half-lives, whatever these say: a key
 * that is indexed cannot change under every row at once.
 *
 * @param halfLifeHours of each tier
 * @param promotion surprise above it leads out of the tier, of each tier but fast
 * @param learningRate how far one evaluation moves anything
 * @param extraRounds what debates may add to their rounds
 * @param consensusShift what debates may add to their bar for consensus
 */
public record HyperParameters(
    Map<MemoryTier, Double> halfLifeHours,
    Map<MemoryTier, Double> promotion,
    SurpriseWeights weights,
    double learningRate,
    double extraRounds,
    double consensusShift) {

  /** No promotion threshold is lower. */
  public static final double LEAST_THRESHOLD = 0.1;

  /** As documented. */
  public static final HyperParameters DOCUMENTED =
      new HyperParameters(
          LinkedHashMap.ofEntries(
              List.of(MemoryTier.values())
                  .map(tier -> new io.vavr.Tuple2<>(tier, (double) tier.halfLife().toHours()))),
          LinkedHashMap.ofEntries(
              List.of(MemoryTier.MEDIUM, MemoryTier.SLOW, MemoryTier.GLACIAL)
                  .map(tier -> new io.vavr.Tuple2<>(tier, tier.promotionThreshold()))),
          SurpriseWeights.DOCUMENTED,
          0.01,
          0,
          0);

  /** Refuses, by name, what is out of the documented range. */
  public HyperParameters {
    for (MemoryTier tier : MemoryTier.values()) {
      Clamp.halfLife(tier)
          .require("half-life of " + tier.label(), halfLifeHours.get(tier).getOrElse(Double.NaN));
      if (tier != MemoryTier.FAST) {
        Clamp.THRESHOLD.require(
            "promotion threshold of " + tier.label(), promotion.get(tier).getOrElse(Double.NaN));
      }
    }
    Clamp.LEARNING_RATE.require("learning_rate", learningRate);
    if (!Double.isFinite(extraRounds) || !Double.isFinite(consensusShift)) {
      throw new IllegalArgumentException("an adjustment of debates is no number: give one");
    }
  }

  /** Surprise above it leads out of the tier; out of fast, nothing does. */
  public double promotionThreshold(MemoryTier tier) {
    return promotion.get(tier).getOrElse(tier.promotionThreshold());
  }

  /** A memory untouched for longer is expired: so many half-lives, two as a rule. */
  public Duration expiryAge(MemoryTier tier, double halfLives) {
    double seconds = halfLifeHours.get(tier).get() * halfLives * Duration.ofHours(1).toSeconds();
    return Duration.ofNanos(Math.round(Math.min(seconds, 9e9) * 1e9));
  }

  /** A documented range. */
  record Clamp(double least, double most) {
    static final Clamp THRESHOLD = new Clamp(LEAST_THRESHOLD, 0.9);
    static final Clamp LEARNING_RATE = new Clamp(0.001, 0.1);

    static Clamp halfLife(MemoryTier tier) {
      return switch (tier) {
        case FAST -> new Clamp(0.5, 24);
        case MEDIUM -> new Clamp(6, 168);
        case SLOW -> new Clamp(24, 720);
        case GLACIAL -> new Clamp(168, 2_000);
      };
    }

    double of(double value) {
      return Math.max(least, Math.min(most, value));
    }

    void require(String field, double value) {
      if (!(value >= least && value <= most)) {
        throw new IllegalArgumentException(
            field + " " + value + " is out of range: give " + least + " to " + most);
      }
    }
  }
}
