package dev.stoa.domain.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.json.SharedData;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The numbers seen elsewhere: of tiers, outcomes, moves and meta-learning. */
final class MemoryVectorsTest {

  private static final double CLOSE = 1e-12;

  /**
   * Left to others, or not applied: {@code retrieval_score} and {@code retrieval_order} describe a
   * hyperbolic factor the document does not have, {@code rrf} and {@code fts_query} are of search.
   */
  private static final Seq<String> ELSEWHERE =
      List.of(
          "continuum.retrieval_score",
          "continuum.retrieval_order",
          "continuum.rrf",
          "continuum.fts_query");

  @Test
  void theVectorsHold() throws IOException {
    for (Path file : SharedData.find("spec/vectors/aragora.json")) {
      Seq<JsonObject> vectors =
          ((JsonArray) JsonParser.parse(Files.readString(file)))
              .values()
              .map(value -> (JsonObject) value)
              .filter(
                  one ->
                      text(one, "area")
                          .matches("continuum[.].*|surprise|retention_gate|meta_learning"))
              .reject(one -> ELSEWHERE.contains(text(one, "area")));
      assertTrue(vectors.size() >= 105, "vectors read: " + vectors.size());
      vectors.forEach(
          vector ->
              holds(
                  text(vector, "area"),
                  (JsonObject) member(vector, "input"),
                  member(vector, "expected")));
    }
  }

  private static void holds(String area, JsonObject input, JsonValue expected) {
    switch (area) {
      case "continuum.tier" -> tier(MemoryTier.labelled(text(input, "tier")), expected);
      case "continuum.decay" ->
          assertEquals(
              number(expected),
              Decay.factor(tier(input), hours(number(input, "hours"))),
              number(expected) * 1e-12);
      case "continuum.promote" -> promote(input, expected);
      case "continuum.demote" ->
          assertEquals(
              flag(expected),
              TierMove.demote(
                      SomeMemories.with(
                          tier(input),
                          number(input, "surprise"),
                          (long) number(input, "update_count"),
                          Option.none()),
                      SomeMemories.NOW)
                  .isRight());
      case "continuum.outcome" -> outcomes(input, (JsonArray) expected);
      case "continuum.learning_rate" ->
          assertEquals(
              number(expected),
              tier(input).learningRate((long) number(input, "update_count")),
              CLOSE);
      case "continuum.consolidation" ->
          assertEquals(
              number(expected), Experience.consolidation((long) number(input, "n")), CLOSE);
      case "continuum.entry" ->
          assertEquals(
              number(expected),
              new Experience(
                      0, 0, 1, (long) number(input, "success"), (long) number(input, "failure"), 0)
                  .successRate(),
              CLOSE);
      case "continuum.defaults" ->
          TierLimits.DOCUMENTED
              .most()
              .forEach(
                  (tier, most) ->
                      assertEquals(
                          number((JsonObject) expected, tier.label()), most.doubleValue()));
      case "continuum.pressure" ->
          assertEquals(
              number(expected),
              TierLimits.DOCUMENTED
                  .with(MemoryTier.FAST, (long) number(input, "limit"))
                  .pressure(HashMap.of(MemoryTier.FAST, (long) number(input, "count"))));
      case "continuum.cleanup" ->
          assertEquals(
              hours(number(expected)),
              HyperParameters.DOCUMENTED.expiryAge(tier(input), number(input, "multiplier")));
      case "surprise" -> surprise(input, number(expected));
      case "retention_gate" -> gate(input, expected);
      case "meta_learning" -> metaLearning(input, (JsonObject) expected);
      default -> throw new AssertionError("a vector nobody checks: " + area);
    }
  }

  private static void tier(MemoryTier tier, JsonValue expected) {
    if (expected instanceof JsonObject all) {
      assertEquals(number(all, "half_life_hours"), (double) tier.halfLife().toHours());
      assertEquals(number(all, "base_learning_rate"), tier.learningRate(0));
      assertEquals(number(all, "decay_rate"), tier.learningRate(1) / tier.learningRate(0), CLOSE);
      assertEquals(number(all, "promotion_threshold"), tier.promotionThreshold());
      assertEquals(number(all, "demotion_threshold"), tier.demotionThreshold());
    } else if (expected instanceof JsonString frequency) {
      assertEquals(frequency.value(), tier.updateFrequency());
    } else {
      // A bare number is a half-life, but for two of fast that are its thresholds.
      assertTrue(
          List.of(
                  (double) tier.halfLife().toHours(),
                  tier.promotionThreshold(),
                  tier.demotionThreshold())
              .contains(number(expected)));
    }
  }

  private static void promote(JsonObject input, JsonValue expected) {
    Option<Instant> last =
        input
            .members()
            .get("hours_since_last_promotion")
            .map(value -> SomeMemories.NOW.minus(hours(number(value))));
    Memory memory = SomeMemories.with(tier(input), number(input, "surprise"), 1, last);
    assertEquals(
        flag(expected),
        TierMove.promote(memory, HyperParameters.DOCUMENTED, SomeMemories.NOW).isRight());
  }

  /**
   * Counts and consolidation hold. Surprise differs on purpose in all four vectors: there a signal
   * that an outcome does not bring counts as nothing, which makes promotion unreachable; here the
   * signals it brings are averaged. What the vector says is reached by saying nothing happened.
   */
  private static void outcomes(JsonObject input, JsonArray expected) {
    Memory ours = SomeMemories.in(MemoryTier.SLOW);
    Memory theirs = ours;
    Seq<JsonValue> ops = ((JsonArray) member(input, "ops")).values();
    for (int i = 0; i < ops.size(); i++) {
      Seq<JsonValue> op = ((JsonArray) ops.get(i)).values();
      Outcome outcome = flag(op.head()) ? Outcome.success() : Outcome.failure();
      double error = op.get(1) instanceof JsonNumber given ? given.exactDouble() : 0;
      JsonObject after = (JsonObject) expected.values().get(i);
      ours = ours.after(outcome, SurpriseWeights.DOCUMENTED, SomeMemories.NOW);
      Outcome whole = outcome.predictionError(error).semanticShift(0).temporalShift(0);
      theirs = theirs.after(whole, SurpriseWeights.DOCUMENTED, SomeMemories.NOW);
      assertEquals(number(after, "surprise"), theirs.experience().surprise(), CLOSE);
      assertNotEquals(number(after, "surprise"), ours.experience().surprise(), CLOSE);
      for (Experience learnt : List.of(ours.experience(), theirs.experience())) {
        assertEquals(number(after, "consolidation"), learnt.consolidation(), CLOSE);
        assertEquals((long) number(after, "update_count"), learnt.updates());
        assertEquals((long) number(after, "success"), learnt.successes());
        assertEquals((long) number(after, "failure"), learnt.failures());
      }
    }
  }

  private static void surprise(JsonObject input, double expected) {
    double actual;
    if (has(input, "actual")) {
      actual =
          Surprise.deviation(
              number(input, "actual"),
              number(input, "expected"),
              has(input, "scale") ? number(input, "scale") : 1,
              has(input, "max") ? number(input, "max") : 1);
    } else if (has(input, "old")) {
      actual = Surprise.blend(number(input, "old"), number(input, "new"));
    } else if (has(input, "success_surprise")) {
      // Seven in ten against a success expected three in ten times, and no other signal.
      actual =
          SurpriseWeights.DOCUMENTED.of(Outcome.success(), 1 - number(input, "success_surprise"));
    } else if (number(input, "success") > 0) {
      actual =
          Surprise.smoothedRate((long) number(input, "success"), (long) number(input, "failure"));
    } else {
      actual =
          Surprise.baseRate(0, 0, has(input, "prior") ? number(input, "prior") : Surprise.PRIOR);
    }
    assertEquals(expected, actual, CLOSE);
  }

  private static void gate(JsonObject input, JsonValue expected) {
    double surprise = number(input, "surprise");
    if (expected instanceof JsonNumber decay) {
      assertEquals(decay.exactDouble(), RetentionAdvice.decay(surprise), CLOSE);
      return;
    }
    RetentionAdvice advice =
        RetentionAdvice.of(
            surprise,
            number(input, "confidence"),
            has(input, "access") ? (long) number(input, "access") : 0,
            has(input, "red_line") && flag(member(input, "red_line")));
    if (expected instanceof JsonObject all) {
      assertEquals(number(all, "score"), advice.score(), CLOSE);
      assertEquals(text(all, "action"), advice.action().label());
      assertEquals(number(all, "decay"), advice.decay(), CLOSE);
    } else {
      assertEquals(((JsonString) expected).value(), advice.action().label());
    }
  }

  private static void metaLearning(JsonObject input, JsonObject expected) {
    HyperParameters tuned =
        MetaLearning.adjusted(
            HyperParameters.DOCUMENTED,
            new LearningMetrics(
                number(input, "pattern_retention_rate"),
                number(input, "forgetting_rate"),
                HashMap.empty(),
                0),
            Observations.NONE.predictionAccuracy(number(input, "prediction_accuracy")));
    assertEquals(
        number(expected, "slow_half_life"),
        tuned.halfLifeHours().get(MemoryTier.SLOW).get(),
        CLOSE * 1e3);
    assertEquals(
        number(expected, "glacial_half_life"),
        tuned.halfLifeHours().get(MemoryTier.GLACIAL).get(),
        CLOSE * 1e3);
    assertEquals(
        number(expected, "fast_promotion"), tuned.promotionThreshold(MemoryTier.MEDIUM), CLOSE);
    assertEquals(
        number(expected, "medium_promotion"), tuned.promotionThreshold(MemoryTier.SLOW), CLOSE);
    assertEquals(
        number(expected, "slow_promotion"), tuned.promotionThreshold(MemoryTier.GLACIAL), CLOSE);
    assertEquals(number(expected, "w_success"), tuned.weights().success(), CLOSE);
    assertEquals(number(expected, "w_semantic"), tuned.weights().semantic(), CLOSE);
    assertEquals(number(expected, "w_temporal"), tuned.weights().temporal(), CLOSE);
    assertEquals(number(expected, "w_agent"), tuned.weights().agent(), CLOSE);
    assertEquals(number(expected, "rounds"), tuned.extraRounds());
    assertEquals(number(expected, "consensus_adj"), tuned.consensusShift());
  }

  private static MemoryTier tier(JsonObject input) {
    return MemoryTier.labelled(text(input, "tier"));
  }

  private static Duration hours(double hours) {
    return Duration.ofMillis(Math.round(hours * 3_600_000));
  }

  private static boolean has(JsonObject object, String name) {
    return object.members().containsKey(name);
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) member(object, name)).value();
  }

  private static double number(JsonObject object, String name) {
    return number(member(object, name));
  }

  private static double number(JsonValue value) {
    return ((JsonNumber) value).exactDouble();
  }

  private static boolean flag(JsonValue value) {
    return ((JsonBoolean) value).value();
  }
}
