package dev.stoa.domain.memory;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import io.vavr.collection.HashMap;

/** Checks one step of meta-learning from the documented parameters. */
final class MetaLearningVectors {

  private MetaLearningVectors() {}

  static void check(SpecVector vector) {
    Given input = vector.input();
    HyperParameters tuned =
        MetaLearning.adjusted(
            HyperParameters.DOCUMENTED,
            new LearningMetrics(
                input.get("pattern_retention_rate").number(),
                input.get("forgetting_rate").number(),
                HashMap.empty(),
                0),
            Observations.NONE.predictionAccuracy(input.get("prediction_accuracy").number()));
    Given expected = vector.expected();
    expected.get("slow_half_life").matches(tuned.halfLifeHours().get(MemoryTier.SLOW).get());
    expected.get("glacial_half_life").matches(tuned.halfLifeHours().get(MemoryTier.GLACIAL).get());
    // A threshold of the original belongs to the tier above the one that is left.
    expected.get("fast_promotion").matches(tuned.promotionThreshold(MemoryTier.MEDIUM));
    expected.get("medium_promotion").matches(tuned.promotionThreshold(MemoryTier.SLOW));
    expected.get("slow_promotion").matches(tuned.promotionThreshold(MemoryTier.GLACIAL));
    expected.get("w_success").matches(tuned.weights().success());
    expected.get("w_semantic").matches(tuned.weights().semantic());
    expected.get("w_temporal").matches(tuned.weights().temporal());
    expected.get("w_agent").matches(tuned.weights().agent());
    expected.get("rounds").matches(tuned.extraRounds());
    expected.get("consensus_adj").matches(tuned.consensusShift());
  }
}
