package dev.stoa.domain.memory;

import static dev.stoa.domain.vectors.VectorForm.expecting;
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
        .check("continuum.outcome", OutcomeVectors::check)
        .check(
            "continuum.consolidation",
            v -> v.expected().matches(Experience.consolidation(v.input().get("n").whole())))
        .check("continuum.entry", MemoryVectors::successRate)
        .check(
            "retention_gate",
            expecting(Given::isNumber),
            v -> v.expected().matches(RetentionAdvice.decay(v.input().get("surprise").number())))
        .check(
            "retention_gate",
            expecting(Given::isText),
            v -> v.expected().matches(advice(v.input()).action().label()))
        .check("retention_gate", MemoryVectors::advice)
        .check("meta_learning", MetaLearningVectors::check);
  }

  private static VectorChecks tiers(VectorChecks checks) {
    return checks
        .check("continuum.tier", expecting(Given::isObject), MemoryVectors::tier)
        .check(
            "continuum.tier",
            expecting(Given::isText),
            v -> v.expected().matches(tier(v.input()).updateFrequency()))
        .check(
            "continuum.tier",
            mentioning("half-life"),
            v -> v.expected().matches(hours(tier(v.input()).halfLife())))
        .check(
            "continuum.tier",
            mentioning("promotion threshold"),
            v -> v.expected().matches(tier(v.input()).promotionThreshold()))
        .check(
            "continuum.tier",
            mentioning("demotion threshold"),
            v -> v.expected().matches(tier(v.input()).demotionThreshold()))
        .check(
            "continuum.decay",
            v -> v.expected().matches(Decay.factor(tier(v.input()), hours(v.input().get("hours")))))
        .check("continuum.promote", MemoryVectors::promote)
        .check("continuum.demote", MemoryVectors::demote)
        .check(
            "continuum.learning_rate",
            v ->
                v.expected()
                    .matches(tier(v.input()).learningRate(v.input().whole("update_count", 0))))
        .check("continuum.defaults", expecting(Given::isObject), MemoryVectors::limits)
        .check("continuum.pressure", MemoryVectors::pressure)
        .check("continuum.cleanup", MemoryVectors::expiry);
  }

  private static VectorChecks surprise(VectorChecks checks) {
    return checks
        .check(
            "surprise",
            input("actual"),
            v ->
                v.expected()
                    .matches(
                        Surprise.deviation(
                            v.input().get("actual").number(),
                            v.input().get("expected").number(),
                            v.input().number("scale", 1),
                            v.input().number("max", 1))))
        .check(
            "surprise",
            input("old", "new"),
            v ->
                v.expected()
                    .matches(
                        Surprise.blend(
                            v.input().get("old").number(), v.input().get("new").number())))
        .check("surprise", input("success_surprise"), MemoryVectors::combined)
        .check(
            "surprise",
            mentioning("smoothed"),
            v ->
                v.expected()
                    .matches(
                        Surprise.smoothedRate(
                            v.input().whole("success", 0), v.input().whole("failure", 0))))
        .check(
            "surprise",
            v ->
                v.expected()
                    .matches(
                        Surprise.baseRate(
                            v.input().whole("success", 0),
                            v.input().whole("failure", 0),
                            v.input().number("prior", Surprise.PRIOR))));
  }

  private static void combined(SpecVector vector) {
    Outcome outcome =
        vector
            .input()
            .optional("agent_error")
            .map(error -> Outcome.success().predictionError(error.number()))
            .getOrElse(Outcome.success());
    double expected = 1 - vector.input().get("success_surprise").number();
    vector.expected().matches(SurpriseWeights.DOCUMENTED.of(outcome, expected));
  }

  private static void tier(SpecVector vector) {
    MemoryTier tier = tier(vector.input());
    Given expected = vector.expected();
    expected.member("half_life_hours", hours(tier.halfLife()));
    expected.member("base_learning_rate", tier.learningRate(0));
    expected.member("decay_rate", tier.learningRate(1) / tier.learningRate(0));
    expected.member("promotion_threshold", tier.promotionThreshold());
    expected.member("demotion_threshold", tier.demotionThreshold());
    expected.member("update_frequency", tier.updateFrequency());
  }

  private static void promote(SpecVector vector) {
    Given input = vector.input();
    Memory memory =
        SomeMemories.with(
            tier(input),
            input.get("surprise").number(),
            1,
            input
                .optional("hours_since_last_promotion")
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
            input.whole("update_count", 1),
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
    MemoryTier tier = MemoryTier.labelled(vector.input().text("tier", "fast"));
    TierLimits limits = TierLimits.DOCUMENTED.with(tier, vector.input().get("limit").whole());
    long count = vector.input().get("count").whole();
    vector.expected().matches(limits.pressure(HashMap.of(tier, count)));
  }

  private static void expiry(SpecVector vector) {
    Duration age =
        HyperParameters.DOCUMENTED.expiryAge(
            tier(vector.input()), vector.input().get("multiplier").number());
    vector.expected().matches(hours(age));
  }

  private static void successRate(SpecVector vector) {
    long successes = vector.input().whole("success", 0);
    long failures = vector.input().whole("failure", 0);
    vector.expected().matches(new Experience(0, 0, 1, successes, failures, 0).successRate());
  }

  private static void advice(SpecVector vector) {
    RetentionAdvice advice = advice(vector.input());
    vector.expected().member("score", advice.score());
    vector.expected().member("action", advice.action().label());
    vector.expected().member("decay", advice.decay());
  }

  private static RetentionAdvice advice(Given input) {
    return RetentionAdvice.of(
        input.get("surprise").number(),
        input.number("confidence", 0.5),
        input.whole("access", 0),
        input.flag("red_line", false));
  }

  private static MemoryTier tier(Given input) {
    return MemoryTier.labelled(input.get("tier").text());
  }

  private static Duration hours(Given hours) {
    return Duration.ofMillis(Math.round(hours.number() * 3_600_000));
  }

  private static double hours(Duration duration) {
    return duration.toMillis() / 3_600_000.0;
  }
}
