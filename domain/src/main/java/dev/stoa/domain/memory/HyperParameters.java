package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import java.time.Duration;

/**
 * The parameters of the tier rules, as tuned by meta-learning.
 *
 * <p>Half-lives decide when a memory expires, thresholds when it moves, and weights how surprising
 * an outcome is. Recall always ranks by the documented half-lives, because an indexed key cannot
 * change for all rows at once.
 *
 * @param halfLifeHours of each tier
 * @param promotion promotion threshold of each tier except fast
 * @param learningRate step size of one evaluation
 * @param extraRounds adjustment of the number of debate rounds
 * @param consensusShift adjustment of the consensus threshold
 */
public record HyperParameters(
    Map<MemoryTier, Double> halfLifeHours,
    Map<MemoryTier, Double> promotion,
    SurpriseWeights weights,
    double learningRate,
    double extraRounds,
    double consensusShift) {

  /** The minimum promotion threshold. */
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

  /** Refuses values outside the documented ranges; the message names the field. */
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
      throw new InvalidValue("an adjustment of debates is no number: give one");
    }
  }

  /** The promotion threshold of a tier; fast has none. */
  public double promotionThreshold(MemoryTier tier) {
    return promotion.get(tier).getOrElse(tier.promotionThreshold());
  }

  /** The age after which an unchanged memory expires: a number of half-lives, two by default. */
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
        throw new InvalidValue(
            field + " " + value + " is out of range: give " + least + " to " + most);
      }
    }
  }
}
