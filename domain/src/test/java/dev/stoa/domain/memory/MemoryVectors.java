package dev.stoa.domain.memory;

import static dev.stoa.domain.vectors.VectorForm.any;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.mentioning;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.HashMap;
import io.vavr.control.Option;
import java.time.Duration;

/** Checks the vectors of tiers, decay, outcomes, moves between tiers and meta-learning. */
public final class MemoryVectors {

  private MemoryVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return surprise(tiers(VectorChecks.of(SpecVector.ARAGORA)))
        .check("continuum.outcome", input("ops"), OutcomeVectors::check)
        .check(
            "continuum.consolidation",
            input("n"),
            v -> v.expected().matches(Experience.consolidation(v.input().get("n").whole())))
        .check("continuum.entry", input("success", "failure"), MemoryVectors::successRate)
        .check("retention_gate", input("surprise").expectingNumber(), MemoryVectors::decayRate)
        .check(
            "retention_gate",
            input("surprise", "confidence").optionally("access", "red_line").expectingText(),
            v -> v.expected().matches(advice(v.input()).action().label()))
        .check(
            "retention_gate",
            input("surprise", "confidence")
                .optionally("access", "red_line")
                .expecting("score", "action", "decay"),
            MemoryVectors::advice)
        .check(
            "meta_learning",
            input("pattern_retention_rate", "forgetting_rate", "prediction_accuracy"),
            MetaLearningVectors::check)
        .leaveOut(
            "continuum.retrieval_score",
            any(),
            "a hyperbolic factor that the schema document does not have")
        .leaveOut(
            "continuum.retrieval_order",
            any(),
            "a hyperbolic factor that the schema document does not have");
  }

  private static VectorChecks tiers(VectorChecks checks) {
    return checks
        .check(
            "continuum.tier",
            input("tier")
                .expecting(
                    "half_life_hours",
                    "base_learning_rate",
                    "decay_rate",
                    "promotion_threshold",
                    "demotion_threshold"),
            MemoryVectors::tier)
        .check(
            "continuum.tier",
            input("tier").expectingText(),
            v -> v.expected().matches(tier(v.input()).updateFrequency()))
        .check(
            "continuum.tier",
            input("tier").and(mentioning("half-life")),
            v -> v.expected().matches((double) tier(v.input()).halfLife().toHours()))
        .check(
            "continuum.tier",
            input("tier").and(mentioning("promotion threshold")),
            v -> v.expected().matches(tier(v.input()).promotionThreshold()))
        .check(
            "continuum.tier",
            input("tier").and(mentioning("demotion threshold")),
            v -> v.expected().matches(tier(v.input()).demotionThreshold()))
        .check(
            "continuum.decay",
            input("tier", "hours"),
            v -> v.expected().matches(Decay.factor(tier(v.input()), hours(v.input().get("hours")))))
        .check(
            "continuum.promote",
            input("tier", "surprise").optionally("hours_since_last_promotion"),
            MemoryVectors::promote)
        .check("continuum.demote", input("tier", "surprise", "update_count"), MemoryVectors::demote)
        .check(
            "continuum.learning_rate",
            input("tier", "update_count"),
            v ->
                v.expected()
                    .matches(tier(v.input()).learningRate(v.input().get("update_count").whole())))
        .check("continuum.defaults", mentioning("max entries per tier"), MemoryVectors::limits)
        .check("continuum.pressure", input("count", "limit"), MemoryVectors::pressure)
        .check("continuum.cleanup", input("tier", "multiplier"), MemoryVectors::expiry);
  }

  private static VectorChecks surprise(VectorChecks checks) {
    return checks
        .check(
            "surprise",
            input("actual", "expected").optionally("scale", "max"),
            v ->
                v.expected()
                    .matches(
                        Surprise.deviation(
                            v.input().get("actual").number(),
                            v.input().get("expected").number(),
                            numberOr(v.input(), "scale", 1),
                            numberOr(v.input(), "max", 1))))
        .check(
            "surprise",
            input("old", "new"),
            v ->
                v.expected()
                    .matches(
                        Surprise.blend(
                            v.input().get("old").number(), v.input().get("new").number())))
        .check(
            "surprise",
            input("success_surprise", "agent_error")
                .and(v -> v.input().get("agent_error").isNull()),
            v ->
                v.expected()
                    .matches(
                        SurpriseWeights.DOCUMENTED.of(
                            Outcome.success(), 1 - v.input().get("success_surprise").number())))
        .check(
            "surprise",
            input("success", "failure").and(mentioning("smoothed")),
            v ->
                v.expected()
                    .matches(
                        Surprise.smoothedRate(
                            v.input().get("success").whole(), v.input().get("failure").whole())))
        .check(
            "surprise",
            input("success", "failure").optionally("prior"),
            v ->
                v.expected()
                    .matches(
                        Surprise.baseRate(
                            v.input().get("success").whole(),
                            v.input().get("failure").whole(),
                            numberOr(v.input(), "prior", Surprise.PRIOR))));
  }

  private static void tier(SpecVector vector) {
    MemoryTier tier = tier(vector.input());
    Given expected = vector.expected();
    expected.get("half_life_hours").matches((double) tier.halfLife().toHours());
    expected.get("base_learning_rate").matches(tier.learningRate(0));
    expected.get("decay_rate").matches(tier.learningRate(1) / tier.learningRate(0));
    expected.get("promotion_threshold").matches(tier.promotionThreshold());
    expected.get("demotion_threshold").matches(tier.demotionThreshold());
  }

  private static void promote(SpecVector vector) {
    Given input = vector.input();
    Memory memory =
        SomeMemories.with(
            tier(input),
            input.get("surprise").number(),
            1,
            input
                .find("hours_since_last_promotion")
                .map(hours -> SomeMemories.NOW.minus(hours(hours))));
    vector
        .expected()
        .matches(TierMove.promote(memory, HyperParameters.DOCUMENTED, SomeMemories.NOW).isRight());
  }

  private static void demote(SpecVector vector) {
    Given input = vector.input();
    Memory memory =
        SomeMemories.with(
            tier(input),
            input.get("surprise").number(),
            input.get("update_count").whole(),
            Option.none());
    vector.expected().matches(TierMove.demote(memory, SomeMemories.NOW).isRight());
  }

  private static void limits(SpecVector vector) {
    for (String tier : vector.expected().names()) {
      long most = TierLimits.DOCUMENTED.most().get(MemoryTier.labelled(tier)).get();
      vector.expected().get(tier).matches((double) most);
    }
  }

  private static void pressure(SpecVector vector) {
    TierLimits limits =
        TierLimits.DOCUMENTED.with(MemoryTier.FAST, vector.input().get("limit").whole());
    long count = vector.input().get("count").whole();
    vector.expected().matches(limits.pressure(HashMap.of(MemoryTier.FAST, count)));
  }

  private static void expiry(SpecVector vector) {
    Duration age =
        HyperParameters.DOCUMENTED.expiryAge(
            tier(vector.input()), vector.input().get("multiplier").number());
    vector.expected().matches(age.toMillis() / 3_600_000.0);
  }

  private static void successRate(SpecVector vector) {
    long successes = vector.input().get("success").whole();
    long failures = vector.input().get("failure").whole();
    vector.expected().matches(new Experience(0, 0, 1, successes, failures, 0).successRate());
  }

  private static void decayRate(SpecVector vector) {
    vector.expected().matches(RetentionAdvice.decay(vector.input().get("surprise").number()));
  }

  private static void advice(SpecVector vector) {
    RetentionAdvice advice = advice(vector.input());
    vector.expected().get("score").matches(advice.score());
    vector.expected().get("action").matches(advice.action().label());
    vector.expected().get("decay").matches(advice.decay());
  }

  private static RetentionAdvice advice(Given input) {
    return RetentionAdvice.of(
        input.get("surprise").number(),
        input.get("confidence").number(),
        input.find("access").map(Given::whole).getOrElse(0L),
        input.find("red_line").exists(Given::flag));
  }

  private static MemoryTier tier(Given input) {
    return MemoryTier.labelled(input.get("tier").text());
  }

  private static Duration hours(Given hours) {
    return Duration.ofMillis(Math.round(hours.number() * 3_600_000));
  }

  private static double numberOr(Given input, String name, double otherwise) {
    return input.find(name).map(Given::number).getOrElse(otherwise);
  }
}
