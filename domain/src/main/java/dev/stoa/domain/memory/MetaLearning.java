package dev.stoa.domain.memory;

import dev.stoa.domain.memory.HyperParameters.Clamp;
import io.vavr.collection.Map;

/** How one evaluation tunes the hyper-parameters: a little, and within the documented ranges. */
final class MetaLearning {

  private MetaLearning() {}

  static HyperParameters adjusted(
      HyperParameters before, LearningMetrics metrics, Observations noticed) {
    double rate = before.learningRate();
    return new HyperParameters(
        halfLives(before.halfLifeHours(), metrics.retention(), rate),
        thresholds(before.promotion(), metrics, rate),
        weights(before.weights(), noticed, rate),
        rate,
        before.extraRounds() + rounds(noticed, rate),
        before.consensusShift()
            + (noticed.consensusRate().exists(share -> share < 0.5)
                    && noticed.confidence().exists(share -> share > 0.8)
                ? rate
                : 0));
  }

  private static Map<MemoryTier, Double> halfLives(
      Map<MemoryTier, Double> hours, double retention, double rate) {
    if (retention < 0.6) {
      return scaled(scaled(hours, MemoryTier.SLOW, 1 + rate), MemoryTier.GLACIAL, 1 + rate);
    }
    return retention > 0.9 ? scaled(hours, MemoryTier.SLOW, 1 - rate / 2) : hours;
  }

  private static Map<MemoryTier, Double> scaled(
      Map<MemoryTier, Double> hours, MemoryTier tier, double factor) {
    return hours.put(tier, Clamp.halfLife(tier).of(hours.get(tier).get() * factor));
  }

  /**
   * Thresholds are documented by the tier they lead into and kept by the tier they lead out of:
   * that into medium is that of slow.
   */
  private static Map<MemoryTier, Double> thresholds(
      Map<MemoryTier, Double> before, LearningMetrics metrics, double rate) {
    Map<MemoryTier, Double> after = before;
    if (metrics.forgetting() > 0.3) {
      after = raised(raised(after, MemoryTier.SLOW, 1 - rate), MemoryTier.GLACIAL, 1 - rate);
    } else if (metrics.forgetting() < 0.1) {
      after = raised(after, MemoryTier.SLOW, 1 + rate / 2);
    }
    boolean fastLags =
        metrics.efficiency(MemoryTier.FAST) < metrics.efficiency(MemoryTier.SLOW) - 0.1;
    return fastLags ? raised(after, MemoryTier.MEDIUM, 1 + rate) : after;
  }

  private static Map<MemoryTier, Double> raised(
      Map<MemoryTier, Double> thresholds, MemoryTier tier, double factor) {
    return thresholds.put(tier, Clamp.THRESHOLD.of(thresholds.get(tier).get() * factor));
  }

  private static SurpriseWeights weights(
      SurpriseWeights before, Observations noticed, double rate) {
    if (noticed.predictionAccuracy().exists(share -> share < 0.4)) {
      return before.with(before.success() + rate / 10, before.agent() * (1 - rate));
    }
    if (noticed.predictionAccuracy().exists(share -> share > 0.7)) {
      return before.with(before.success(), before.agent() * (1 + rate / 2));
    }
    return before;
  }

  private static double rounds(Observations noticed, double rate) {
    if (noticed.debateEfficiency().exists(share -> share < 0.5)) {
      return rate;
    }
    return noticed.debateEfficiency().exists(share -> share > 0.8) ? -rate / 2 : 0;
  }
}
