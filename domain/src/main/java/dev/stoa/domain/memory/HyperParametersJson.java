package dev.stoa.domain.memory;

import dev.stoa.domain.json.JsonObject;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;

/** Hyper-parameters as a JSON object; thresholds are named by the tier of the memory. */
public final class HyperParametersJson {

  private static final List<MemoryTier> PROMOTABLE =
      List.of(MemoryTier.MEDIUM, MemoryTier.SLOW, MemoryTier.GLACIAL);

  private HyperParametersJson() {}

  /** All of them. */
  public static JsonObject of(HyperParameters tuned) {
    SurpriseWeights weights = tuned.weights();
    return JsonObject.builder()
        .put("half_life_hours", tiers(tuned.halfLifeHours()))
        .put("promotion_thresholds", tiers(tuned.promotion()))
        .put(
            "surprise_weights",
            JsonObject.builder()
                .put("success", weights.success())
                .put("semantic", weights.semantic())
                .put("temporal", weights.temporal())
                .put("agent", weights.agent())
                .build())
        .put("learning_rate", tuned.learningRate())
        .put("extra_rounds", tuned.extraRounds())
        .put("consensus_shift", tuned.consensusShift())
        .build();
  }

  /** Parses an object; an {@link IllegalArgumentException} names an invalid member. */
  public static HyperParameters read(JsonObject object) {
    JsonFields fields = new JsonFields(object);
    JsonFields weights = fields.object("surprise_weights");
    return new HyperParameters(
        read(fields.object("half_life_hours"), List.of(MemoryTier.values())),
        read(fields.object("promotion_thresholds"), PROMOTABLE),
        new SurpriseWeights(
            weights.number("success"),
            weights.number("semantic"),
            weights.number("temporal"),
            weights.number("agent")),
        fields.number("learning_rate"),
        fields.number("extra_rounds"),
        fields.number("consensus_shift"));
  }

  private static JsonObject tiers(Map<MemoryTier, Double> values) {
    JsonObject.Builder object = JsonObject.builder();
    values.forEach((tier, value) -> object.put(tier.label(), value));
    return object.build();
  }

  private static Map<MemoryTier, Double> read(JsonFields fields, List<MemoryTier> tiers) {
    return LinkedHashMap.ofEntries(
        tiers.map(tier -> new Tuple2<>(tier, fields.number(tier.label()))));
  }
}
