package dev.stoa.domain.memory;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Checks one step of meta-learning from the documented parameters. */
final class MetaLearningVectors {

  private MetaLearningVectors() {}

  static void check(SpecVector vector) {
    Given input = vector.input();
    HyperParameters before = HyperParameters.DOCUMENTED;
    HyperParameters tuned =
        MetaLearning.adjusted(
            before,
            new LearningMetrics(
                input.get("pattern_retention_rate").number(),
                input.get("forgetting_rate").number(),
                HashMap.empty(),
                0),
            new Observations(
                input.optional("prediction_accuracy").map(Given::number),
                input.optional("debate_efficiency").map(Given::number),
                input.optional("consensus_rate").map(Given::number),
                input.optional("confidence").map(Given::number)));
    Given expected = vector.expected();
    expected.member("slow_half_life", tuned.halfLifeHours().get(MemoryTier.SLOW).get());
    expected.member("glacial_half_life", tuned.halfLifeHours().get(MemoryTier.GLACIAL).get());
    // A threshold of the original belongs to the tier above the one that is left.
    expected.member("fast_promotion", tuned.promotionThreshold(MemoryTier.MEDIUM));
    expected.member("medium_promotion", tuned.promotionThreshold(MemoryTier.SLOW));
    expected.member("slow_promotion", tuned.promotionThreshold(MemoryTier.GLACIAL));
    expected.member("w_success", tuned.weights().success());
    expected.member("w_semantic", tuned.weights().semantic());
    expected.member("w_temporal", tuned.weights().temporal());
    expected.member("w_agent", tuned.weights().agent());
    expected.member("rounds", tuned.extraRounds());
    expected.member("consensus_adj", tuned.consensusShift());
    expected.member("adjusted", adjusted(before, tuned));
  }

  private static Seq<String> adjusted(HyperParameters before, HyperParameters tuned) {
    return Vector.of(
            Option.when(!tuned.halfLifeHours().equals(before.halfLifeHours()), "half_lives"),
            Option.when(!tuned.promotion().equals(before.promotion()), "promotion_thresholds"),
            Option.when(!tuned.weights().equals(before.weights()), "surprise_weights"),
            Option.when(tuned.extraRounds() != before.extraRounds(), "rounds"),
            Option.when(tuned.consensusShift() != before.consensusShift(), "consensus"))
        .flatMap(each -> each);
  }
}
