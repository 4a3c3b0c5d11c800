package dev.stoa.domain.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Checks the vectors of evolution. */
public final class EvolutionVectors {

  private static final String FLYWAY = "migrations are numbered and applied by Flyway";
  private static final String CALLER = "callers run episodes; Stoa stores what came of them";

  /** The original's normal distribution is a fit with this error. */
  private static final double FIT = 2e-7;

  private EvolutionVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("SISC")
        .check(
            "generations",
            VectorForm.any(),
            v -> v.expected().matches(NewGeneration.first().status().label()))
        .check(
            "episodes",
            VectorForm.any(),
            v -> v.expected().matches((double) Failing.of(v.input().get("scores").list().size())))
        .check(
            "statistics",
            VectorForm.mentioning("lower confidence"),
            v ->
                v.expected()
                    .matches(
                        SampleStatistics.lowerBound(
                            scores(v.input().get("values")), v.input().get("lambda").number())))
        .check(
            "statistics",
            VectorForm.mentioning("sample standard deviation"),
            v -> v.expected().matches(SampleStatistics.deviation(scores(v.input().get("values")))))
        .check(
            "statistics",
            VectorForm.mentioning("Mann-Whitney"),
            v -> {
              Seq<Integer> left = scores(v.input().get("a"));
              Seq<Integer> right = scores(v.input().get("b"));
              MannWhitney ours = MannWhitney.of(left, right);
              v.expected().get("u").matches(ours.u());
              // Where U equals its mean, the original's correction goes half a step beyond it.
              boolean same = ours.u() * 2 == left.size() * right.size();
              assertEquals(same ? 1 : v.expected().get("p").number(), ours.p(), FIT);
            })
        .check(
            "statistics",
            VectorForm.described("asserted bounds"),
            v -> {
              double bound = SampleStatistics.lowerBound(scores(v.input().get("lcb")), 1);
              assertTrue(bound > 4 && bound < 5);
              assertTrue(test(v.input().get("separated")).p() < 0.05);
              assertTrue(test(v.input().get("same")).p() > 0.05);
            })
        .check(
            "spawn cap",
            VectorForm.any(),
            v ->
                assertTrue(
                    CreatedAgent.proposed(
                            new CreatedAgentId("a"),
                            AgentProposal.of(
                                new GenerationId("g"), new ProfileId("p"), "validator"),
                            1,
                            Instant.EPOCH)
                        .approved(CreatedAgent.MAX_ACTIVE, Instant.EPOCH)
                        .isLeft()))
        .check(
            "permissions",
            VectorForm.any(),
            v -> {
              AgentPermissions one = AgentPermissions.none().allow("price").maxMutations(1);
              Seq<Option<String>> refused =
                  List.of(
                      one.violation(Vector.of("terms"), false, false),
                      one.violation(Vector.empty(), true, false),
                      one.violation(Vector.of("price", "price.min"), false, false));
              assertEquals(v.expected().list().size(), refused.count(Option::isDefined));
            })
        .check(
            "config",
            VectorForm.described("defaults"),
            v -> {
              Given expected = v.expected();
              expected.get("improvement_margin").matches(AcceptanceRule.MARGIN);
              expected.get("acceptance_lcb_lambda").matches(AcceptanceRule.LAMBDA);
              expected.get("acceptance_p_value_threshold").matches(AcceptanceRule.SIGNIFICANCE);
              expected.get("creation_patience").matches((double) Plateau.PATIENCE);
              expected.get("max_active_created_agents").matches((double) CreatedAgent.MAX_ACTIVE);
              expected.get("creation_cooldown_generations").matches((double) CreatedAgent.COOLDOWN);
            })
        .check(
            "judge",
            VectorForm.any(),
            v -> {
              assertEquals(3, Score.require("score", (int) v.input().list().head().whole()));
              int refused = (int) v.input().list().last().whole();
              assertThrows(IllegalArgumentException.class, () -> Score.require("score", refused));
            })
        .check(
            "pruning",
            VectorForm.any(),
            v -> {
              long generations = v.input().get("generations").whole();
              Retention.Plan plan =
                  Retention.STANDARD.plan(Vector.rangeClosed(1L, generations).reverse());
              v.expected().get("archived_episodes").matches(10.0 * (plan.archiveBelow() - 1));
            })
        .leaveOut("schema", VectorForm.any(), FLYWAY)
        .leaveOut("episode", VectorForm.any(), CALLER)
        .leaveOut("limits", VectorForm.any(), CALLER);
  }

  private static MannWhitney test(Given pair) {
    return MannWhitney.of(scores(pair.list().head()), scores(pair.list().last()));
  }

  private static Seq<Integer> scores(Given list) {
    return list.list().map(one -> (int) one.whole());
  }
}
