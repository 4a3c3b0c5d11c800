package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Judgement;
import dev.stoa.domain.evolution.MannWhitney;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.MutationStage;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A mutation with the numbers it was judged on. */
record ShownMutation(
    MutationId mutationId,
    GenerationId generationId,
    @Param("The first profile of the lineage.") ProfileId agentId,
    ProfileId parentId,
    ProfileId variantId,
    @Param("How far it got.") MutationStage stage,
    boolean accepted,
    int trials,
    double mean,
    double deviation,
    @Param("The lower bound of the mean, as the rule has it.") double lowerBound,
    @Param("The mean of its parent.") double baseline,
    @Param("The U of the Mann-Whitney test.") Option<Double> u,
    @Param("The probability of such a difference by chance.") Option<Double> p,
    Seq<Integer> trialScores,
    Seq<Integer> baselineScores,
    @Param("What later generations must not try again.") Option<String> constraint,
    Instant createdAt) {

  static ShownMutation of(Mutation mutation) {
    Judgement judgement = mutation.judgement();
    return new ShownMutation(
        mutation.id(),
        mutation.generation(),
        mutation.agent(),
        mutation.parent(),
        mutation.variant(),
        mutation.stage(),
        judgement.accepted(),
        judgement.trialScores().size(),
        judgement.mean(),
        judgement.deviation(),
        judgement.bound(),
        judgement.baseline(),
        judgement.test().map(MannWhitney::u),
        judgement.test().map(MannWhitney::p),
        judgement.trialScores(),
        judgement.baselineScores(),
        mutation.constraint(),
        mutation.createdAt());
  }
}
