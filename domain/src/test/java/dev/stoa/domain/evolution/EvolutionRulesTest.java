package dev.stoa.domain.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.CanonicalJson;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class EvolutionRulesTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
  private static final GenerationId GENERATION = new GenerationId("g");
  private static final ProfileId A = new ProfileId("a");
  private static final ProfileId B = new ProfileId("b");

  @Test
  void aGenerationChangesOnlyAsTheTableSays() {
    for (GenerationStatus from : GenerationStatus.values()) {
      for (GenerationStatus to : GenerationStatus.values()) {
        boolean allowed =
            from == to
                || from == GenerationStatus.SHADOW_TRIAL
                || from == GenerationStatus.ACTIVE && to == GenerationStatus.ARCHIVED;
        Generation generation = new Generation(GENERATION, 1, from, Option.none(), AT);
        assertEquals(allowed, generation.become(to).isRight(), from + " to " + to);
      }
    }
  }

  @Test
  void aTreeIsDrawnWithEveryGenerationBelowItsParent() {
    Seq<Generation> all =
        List.of(generation("d", 4, "b"), generation("c", 3, "a"), generation("b", 2, "a"))
            .append(generation("a", 1, null))
            .append(generation("e", 5, "gone"));
    assertEquals(
        List.of("a 0", "b 1", "d 2", "c 1", "e 0"),
        GenerationTree.of(all).map(node -> node.generation().id() + " " + node.depth()).toList());
    assertEquals(
        List.of(false, false, true, true, true),
        GenerationTree.of(all).map(GenerationTree.Node::isLast).toList());
  }

  @Test
  void aLineageOfThousandsOfGenerationsIsATree() {
    Seq<Generation> line =
        Vector.rangeClosed(1, 20_000)
            .map(i -> generation("g" + i, i, i == 1 ? null : "g" + (i - 1)));
    assertEquals(19_999, GenerationTree.of(line).last().depth());
  }

  @Test
  void theLowestFifthIsRoundedUp() {
    assertEquals(List.of(0, 1, 1, 2, 2, 3), List.of(0L, 1L, 5L, 6L, 10L, 11L).map(Failing::of));
  }

  @Test
  void aVariantIsAcceptedIfItIsCertainlyBetter() {
    Seq<Integer> baseline = List.of(0, 1, -1, 0, 0, 1, 0, -1, 0, 0);
    Judgement better =
        AcceptanceRule.STANDARD.judge(List.of(3, 3, 4, 3, 4, 3, 3, 4, 3, 3), baseline);
    assertTrue(better.accepted());
    assertEquals(0, better.test().get().u());
    // Significant, but its bound is not above the baseline by half a point.
    Judgement slight =
        AcceptanceRule.STANDARD.judge(List.of(1, 1, 0, 1, 1, 1, 0, 1, 0, 0), baseline);
    assertTrue(slight.test().get().p() < 0.05);
    assertFalse(slight.accepted());
    // The original took the whole deviation off, whatever the number of trials.
    Seq<Integer> scattered = List.of(1, 1, 0, 1, 2, 1, 0, 1, 1, 2);
    Judgement original = AcceptanceRule.ORIGINAL.judge(scattered, baseline);
    assertFalse(original.accepted());
    assertEquals(1 - original.deviation(), original.bound(), 1e-12);
    Judgement standard = AcceptanceRule.STANDARD.judge(scattered, baseline);
    assertTrue(standard.accepted());
    assertEquals(1 - standard.deviation() / Math.sqrt(10), standard.bound(), 1e-12);
    // Its bound is high enough, but two trials prove nothing.
    assertFalse(AcceptanceRule.STANDARD.judge(List.of(5, 5), List.of(0, 0)).accepted());
    assertThrows(
        IllegalArgumentException.class, () -> AcceptanceRule.STANDARD.judge(List.of(5), baseline));
    assertThrows(
        IllegalArgumentException.class,
        () -> AcceptanceRule.STANDARD.judge(List.of(5, 6), baseline));
  }

  @Test
  void moreTrialsMakeARealImprovementMoreCertain() {
    Seq<Double> power = List.of(5, 10, 30, 100).map(n -> accepted(AcceptanceRule.STANDARD, n, 1));
    assertEquals(power.sorted(), power, "it rises with the number of trials");
    assertTrue(power.get(2) > 0.8, power.toString());
    assertTrue(power.last() > 0.99, power.toString());
    for (int n : new int[] {5, 10, 30, 100}) {
      assertTrue(accepted(AcceptanceRule.STANDARD, n, 0) <= 0.03, "no improvement, " + n);
    }
    assertEquals(0, accepted(AcceptanceRule.ORIGINAL, 100, 1), "the original's falls");
  }

  /** The share of 1,000 variants better by an effect that a rule accepts; both spread by 1. */
  private static double accepted(AcceptanceRule rule, int n, double effect) {
    Random random = new Random(n);
    int accepted = 0;
    for (int i = 0; i < 1_000; i++) {
      Seq<Integer> trials = List.fill(n, () -> score(random, effect));
      Seq<Integer> baseline = List.fill(n, () -> score(random, 0));
      accepted += rule.judge(trials, baseline).accepted() ? 1 : 0;
    }
    return accepted / 1_000.0;
  }

  private static int score(Random random, double mean) {
    return (int) Math.max(-5, Math.min(5, Math.round(mean + random.nextGaussian())));
  }

  @Test
  void equalSamplesDoNotDiffer() {
    assertEquals(1, MannWhitney.of(List.of(2, 2, 2), List.of(2, 2)).p());
    assertEquals(1, MannWhitney.of(List.of(1, 2, 3, 4), List.of(1, 2, 3, 4)).p());
    assertEquals(
        MannWhitney.of(List.of(1, 2, 2), List.of(3, 4)),
        MannWhitney.of(List.of(3, 4), List.of(1, 2, 2)));
  }

  @Test
  void theBetterHalfGoesOn() {
    Seq<SuccessiveHalving.Standing> round =
        SuccessiveHalving.round(
            List.of(
                Tuple.of(A, (Seq<Integer>) List.of(1, 1)),
                Tuple.of(B, (Seq<Integer>) List.of(2, 2)),
                Tuple.of(new ProfileId("c"), (Seq<Integer>) List.of(1, 1))));
    assertEquals(
        List.of("b true", "a true", "c false"),
        round.map(one -> one.variant() + " " + one.goesOn()).toList());
  }

  @Test
  void aPlateauIsCountedPerGenerationAndAgent() {
    // Three variants of each of two agents in every generation; b had a success in generation 3.
    Seq<Mutation> judged =
        Vector.rangeClosed(1, 5)
            .reverse()
            .flatMap(
                sequence ->
                    Vector.of(A, A, A, B, B, B)
                        .map(agent -> mutation(agent, sequence, agent.equals(B) && sequence == 3)));
    Plateau plateau = Plateau.of(judged);
    assertEquals(HashMap.of(A, 5, B, 2), plateau.generations());
    assertEquals(5, plateau.longest());
    assertTrue(plateau.isDeadlock());
    assertFalse(Plateau.of(judged.filter(one -> one.agent().equals(B))).isDeadlock());
    assertEquals(0, Plateau.of(Vector.empty()).longest());
  }

  @Test
  void permissionsDenyByDefaultAndDenyingCountsMore() {
    AgentPermissions some =
        AgentPermissions.none().allow("terms").deny("terms.price").maxMutations(2);
    assertTrue(some.permits("terms"));
    assertTrue(some.permits("terms.delivery.date"));
    assertFalse(some.permits("terms.price.min"));
    assertFalse(some.permits("termsheet"));
    assertFalse(some.permits("other"));
    assertEquals(Option.none(), some.violation(Vector.of("terms.a", "terms.b"), false, false));
    assertTrue(some.violation(Vector.empty(), false, true).isDefined());
    assertThrows(IllegalArgumentException.class, () -> some.maxMutations(4));
  }

  @Test
  void aCreatedAgentIsDecidedOnce() {
    CreatedAgent pending =
        CreatedAgent.proposed(
            new CreatedAgentId("c"), AgentProposal.of(GENERATION, A, "validator"), 7, AT);
    CreatedAgent active = pending.approved(2, AT).get();
    assertEquals(CreatedAgentStatus.ACTIVE, active.status());
    assertTrue(pending.approved(3, AT).isLeft());
    assertEquals(active, active.approved(3, AT).get());
    assertTrue(active.denied(AT).isLeft());
    assertTrue(pending.terminated(AT).isLeft());
    CreatedAgent removed = active.terminated(AT).get();
    assertEquals(removed, removed.terminated(AT).get());
    assertTrue(removed.approved(0, AT).isLeft());
    assertTrue(removed.tried(1).isLeft());
    assertEquals(10, CreatedAgent.nextProposal(pending.sequence()));
  }

  @Test
  void hyperParametersAreInRange() {
    ProfileDraft draft = ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Be kind.");
    assertEquals(
        CanonicalJson.of("{\"temperature\":0.7}"),
        draft.hyperparameters("{\"temperature\":0.70}").hyperparameters());
    for (String bad : List.of("{\"temperature\":2.1}", "{\"frequency_penalty\":\"1\"}", "[]")) {
      assertThrows(IllegalArgumentException.class, () -> draft.hyperparameters(bad));
    }
  }

  @Test
  void actionsArePutInTurnOrder() {
    NewEpisode episode =
        NewEpisode.of(GENERATION, A, B, Termination.TIMEOUT, 0, 0)
            .action(ActionDraft.of(2, A))
            .action(ActionDraft.of(1, A))
            .action(ActionDraft.of(1, B));
    assertEquals(
        List.of("1 a", "1 b", "2 a"),
        episode.actions().map(one -> one.turn() + " " + one.speaker()).toList());
  }

  @Test
  void nobodyJudgesACorruptedEpisode() {
    assertEquals(
        -5, NewEpisode.unjudged(GENERATION, A, B, Termination.CORRUPTED).result().scoreB());
    assertThrows(
        IllegalArgumentException.class,
        () -> NewEpisode.unjudged(GENERATION, A, B, Termination.TIMEOUT));
  }

  @Test
  void whatIsPrunedFollowsFromTheSequence() {
    assertEquals(
        new Retention.Plan(11, 26, -3),
        Retention.STANDARD.plan(Vector.rangeClosed(1L, 30L).reverse()));
    assertEquals(
        new Retention.Plan(0, 2, -3),
        Retention.STANDARD.plan(Vector.rangeClosed(1L, 6L).reverse()));
    assertEquals(new Retention.Plan(0, 0, -3), Retention.STANDARD.plan(Vector.empty()));
  }

  @Test
  void evictionGoesDownToTheCapAndNoFurther() {
    assertEquals(List.of(0, 0, 1), List.of(9_999L, 10_000L, 10_001L).map(StrategyCap::excess));
  }

  @Test
  void aFailureRecursIfTwoEarlierOnesAreTheSame() {
    StrategyHit near = hit(0.9);
    assertFalse(Recurrence.of(Vector.empty(), "s", Vector.of(near, hit(0.79))).isRecurring());
    Recurrence recurring = Recurrence.of(Vector.empty(), "s", Vector.of(near, hit(0.8)));
    assertEquals(
        "Do not use the tactic aggressive_opening as primary_actor: it failed in 2 earlier"
            + " episodes (mean score -4.0, mostly ended by timeout). Nearest: Opened too high.",
        recurring.constraint().get());
  }

  private static StrategyHit hit(double cosine) {
    return new StrategyHit(
        new Strategy(
            new StrategyId("s"),
            StrategyDraftBuilder.builder()
                .document("Opened too high.")
                .embedding(Option.none())
                .episode(new EpisodeId("e"))
                .generation(GENERATION)
                .archetype("primary_actor")
                .tactic("aggressive_opening")
                .score(-4)
                .reason(Termination.TIMEOUT)
                .createdAgents(Vector.empty())
                .build(),
            AT),
        cosine);
  }

  private static Generation generation(String id, long sequence, String parent) {
    return new Generation(
        new GenerationId(id),
        sequence,
        GenerationStatus.ARCHIVED,
        Option.of(parent).map(GenerationId::new),
        AT);
  }

  private static Mutation mutation(ProfileId agent, long sequence, boolean accepted) {
    return MutationBuilder.builder()
        .id(new MutationId("m"))
        .generation(GENERATION)
        .sequence(sequence)
        .agent(agent)
        .parent(agent)
        .variant(agent)
        .stage(MutationStage.TRIAL)
        .judgement(
            JudgementBuilder.builder()
                .trialScores(Vector.empty())
                .baselineScores(Vector.empty())
                .mean(0)
                .deviation(0)
                .bound(0)
                .baseline(0)
                .test(Option.none())
                .accepted(accepted)
                .build())
        .constraint(Option.none())
        .createdAt(AT)
        .build();
  }
}
