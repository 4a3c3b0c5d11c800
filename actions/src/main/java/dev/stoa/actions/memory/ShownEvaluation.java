package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.LearningMetrics;
import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.MemoryTier;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** An evaluation of the memory, and the parameters that it tuned. */
record ShownEvaluation(
    @Param("Its number, from 1.") long cycle,
    Instant createdAt,
    @Param("The share of memories with mostly successes.") Option<Double> patternRetentionRate,
    @Param("The share of often used memories with mostly failures.") Option<Double> forgettingRate,
    @Param("How many memories were created in the last day.") Option<Long> learningVelocity,
    @Param("The step of one evaluation.") double learningRate,
    @Param("The weight of success in surprise.") double successWeight,
    double semanticWeight,
    double temporalWeight,
    @Param("The weight of the agent's prediction error.") double agentWeight,
    @Param("The adjustment of the number of debate rounds.") double extraRounds,
    @Param("The adjustment of the consensus threshold.") double consensusShift,
    Seq<Tier> tiers) {

  static ShownEvaluation of(LearningState state) {
    HyperParameters tuned = state.tuned();
    return new ShownEvaluation(
        state.cycle(),
        state.createdAt(),
        state.metrics().map(LearningMetrics::retention),
        state.metrics().map(LearningMetrics::forgetting),
        state.metrics().map(LearningMetrics::velocity),
        tuned.learningRate(),
        tuned.weights().success(),
        tuned.weights().semantic(),
        tuned.weights().temporal(),
        tuned.weights().agent(),
        tuned.extraRounds(),
        tuned.consensusShift(),
        List.of(MemoryTier.values()).map(tier -> Tier.of(tier, state)));
  }

  /** The parameters of a tier. */
  record Tier(
      MemoryTier tier,
      double halfLifeHours,
      @Param("Surprise above it promotes a memory of this tier.") double promotionThreshold,
      @Param("The mean success rate of its memories.") Option<Double> successRate) {

    private static Tier of(MemoryTier tier, LearningState state) {
      return new Tier(
          tier,
          state.tuned().halfLifeHours().get(tier).get(),
          state.tuned().promotionThreshold(tier),
          state.metrics().map(metrics -> metrics.efficiency(tier)));
    }
  }
}
