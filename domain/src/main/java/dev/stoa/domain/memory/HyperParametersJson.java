package dev.stoa.domain.memory;

import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
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
    return new JsonObject(
        LinkedHashMap.<String, JsonValue>empty()
            .put("half_life_hours", tiers(tuned.halfLifeHours()))
            .put("promotion_thresholds", tiers(tuned.promotion()))
            .put(
                "surprise_weights",
                new JsonObject(
                    LinkedHashMap.of(
                        "success", number(weights.success()),
                        "semantic", number(weights.semantic()),
                        "temporal", number(weights.temporal()),
                        "agent", number(weights.agent()))))
            .put("learning_rate", number(tuned.learningRate()))
            .put("extra_rounds", number(tuned.extraRounds()))
            .put("consensus_shift", number(tuned.consensusShift())));
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
    return new JsonObject(
        LinkedHashMap.ofEntries(
            values.toList().map(one -> new Tuple2<>(one._1.label(), number(one._2)))));
  }

  private static Map<MemoryTier, Double> read(JsonFields fields, List<MemoryTier> tiers) {
    return LinkedHashMap.ofEntries(
        tiers.map(tier -> new Tuple2<>(tier, fields.number(tier.label()))));
  }

  private static JsonValue number(double value) {
    return new JsonNumber(Double.toString(value));
  }
}
