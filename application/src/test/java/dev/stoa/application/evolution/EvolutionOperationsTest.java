package dev.stoa.application.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.embedding.HashingEmbeddingModel;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.NewJudgement;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.ProfileOrigin;
import dev.stoa.domain.evolution.Recurrence;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyHit;
import dev.stoa.domain.evolution.SuccessiveHalving;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class EvolutionOperationsTest {

  private static final List<Integer> LOW = List.of(0, 1, -1, 0, 0, 1, 0, -1, 0, 0);
  private static final List<Integer> HIGH = List.of(3, 3, 4, 3, 4, 3, 3, 4, 3, 3);

  private final Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final GenerationOperations generations =
      new GenerationOperations(storage, () -> now, this::id);
  private final ProfileOperations profiles = new ProfileOperations(storage, () -> now, this::id);
  private final EpisodeOperations episodes = new EpisodeOperations(storage, () -> now, this::id);
  private final MutationOperations mutations = new MutationOperations(storage, () -> now, this::id);
  private final CreatedAgentOperations agents =
      new CreatedAgentOperations(storage, () -> now, this::id);
  private final StrategyOperations strategies =
      new StrategyOperations(storage, () -> now, this::id);

  private String id() {
    return "id-" + ++lastId;
  }

  @Test
  void activatingACandidateArchivesItsParent() {
    Generation first = generations.open(NewGeneration.first()).get();
    Generation candidate = candidate(first);
    Generation other = candidate(first);
    assertEquals(Option.some(first), generations.active());
    Generation active = generations.activate(candidate.id()).get();
    assertEquals(GenerationStatus.ACTIVE, active.status());
    assertEquals(active, generations.activate(candidate.id()).get());
    assertEquals(GenerationStatus.ARCHIVED, generations.find(first.id()).get().status());
    // Its parent was replaced by a sibling.
    assertEquals(
        new EvolutionRefused.OtherActive(candidate.id()),
        generations.activate(other.id()).getLeft());
    assertInstanceOf(
        EvolutionRefused.OtherActive.class, generations.open(NewGeneration.first()).getLeft());
    assertInstanceOf(EvolutionRefused.NotAllowed.class, generations.activate(first.id()).getLeft());
    Generation next = generations.open(NewGeneration.from(candidate.id())).get();
    assertEquals(4, next.sequence());
    assertEquals(Option.some(next), generations.active());
    assertEquals(
        List.of(2L, 1L),
        generations.ancestors(next.id(), 9).get().map(Generation::sequence).toList());
    assertEquals(
        List.of(0, 1, 2, 1),
        generations.tree(first.id(), 9).get().map(node -> node.depth()).toList());
    assertInstanceOf(
        EvolutionRefused.UnknownGeneration.class,
        generations.open(NewGeneration.from(new GenerationId("none"))).getLeft());
  }

  @Test
  void aGenerationInheritsProfilesWithTheirLineage() {
    Generation first = generations.open(NewGeneration.first()).get();
    AgentProfile actor = actor(first, "Be kind.");
    Generation next = generations.open(NewGeneration.from(first.id()).inheritingProfiles()).get();
    AgentProfile copy = profiles.list(next.id(), PageRequest.first()).items().head();
    assertEquals(actor.id(), copy.root());
    assertEquals(List.of(copy, actor), profiles.lineage(copy.id(), 9).get().toList());
    assertEquals("", profiles.diff(actor.id(), copy.id()).get());
    assertInstanceOf(
        EvolutionRefused.Archived.class,
        profiles.add(first.id(), ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Too late.")).getLeft());
  }

  @Test
  void theDifferenceOfTwoProfilesIsReadable() {
    Generation first = generations.open(NewGeneration.first()).get();
    AgentProfile before = actor(first, "Be kind.\nOpen high.");
    AgentProfile after =
        profiles
            .add(
                first.id(),
                ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Be kind.\nOpen low.")
                    .hyperparameters("{\"temperature\":0.7}")
                    .mutatedFrom(before.id()))
            .get();
    String diff = profiles.diff(before.id(), after.id()).get();
    for (String line :
        List.of(
            "--- profile " + before.id(),
            "-created_by: human",
            "+created_by: mutator",
            "+temperature: 0.7",
            " Be kind.",
            "-Open high.",
            "+Open low.")) {
      assertTrue(diff.lines().anyMatch(line::equals), diff);
    }
  }

  @Test
  void anEpisodeIsRecordedOnceAndReplayedInTurnOrder() {
    Generation first = generations.open(NewGeneration.first()).get();
    ProfileId a = actor(first, "a").id();
    NewEpisode played =
        NewEpisode.of(first.id(), a, a, Termination.AGREEMENT, 3, 2)
            .id(new EpisodeId("e"))
            .action(ActionDraft.of(2, a).dialogue("two"))
            .action(ActionDraft.of(1, a).dialogue("one"));
    Episode recorded = episodes.record(played).get();
    assertEquals(recorded, episodes.record(played).get());
    assertEquals(
        new EvolutionRefused.EpisodeTaken(recorded.id()),
        episodes.record(played.turns(9)).getLeft());
    ArrayList<String> texts = new ArrayList<>();
    episodes.replay(recorded.id(), action -> texts.add(action.draft().dialogue().get()));
    assertEquals(java.util.List.of("one", "two"), texts);
    assertEquals(
        List.of(2L),
        episodes
            .actions(recorded.id(), PageRequest.after(1L))
            .get()
            .items()
            .map(EpisodeAction::sequence)
            .toList());
    assertThrows(IllegalArgumentException.class, () -> episodes.recordAll(List.of(played, played)));
    assertInstanceOf(
        EvolutionRefused.UnknownEpisode.class,
        episodes.replay(new EpisodeId("none"), action -> {}).getLeft());
  }

  @Test
  void ofABatchWithAMistakeNothingIsStored() {
    Generation first = generations.open(NewGeneration.first()).get();
    ProfileId a = actor(first, "a").id();
    ProfileId none = new ProfileId("none");
    NewEpisode good = NewEpisode.of(first.id(), a, a, Termination.TIMEOUT, 0, 0);
    assertEquals(
        new EvolutionRefused.UnknownProfile(none),
        episodes.recordAll(List.of(good, good.action(ActionDraft.of(1, none)))).getLeft());
    assertEquals(
        new EvolutionRefused.UnknownGeneration("g"),
        episodes
            .record(NewEpisode.of(new GenerationId("g"), a, a, Termination.TIMEOUT, 0, 0))
            .getLeft());
    assertTrue(episodes.list(first.id(), PageRequest.first()).items().isEmpty());
  }

  @Test
  void aVariantIsJudgedByItsTrialsAndFinally() {
    Generation first = generations.open(NewGeneration.first()).get();
    AgentProfile parent = actor(first, "parent");
    play(first, parent.id(), LOW, false);
    Generation candidate = candidate(first);
    AgentProfile variant = variant(candidate, parent, "better");
    assertInstanceOf(
        EvolutionRefused.TooFewScores.class,
        mutations.judge(NewJudgement.of(variant.id())).getLeft());
    play(candidate, variant.id(), HIGH, true);
    Mutation judged =
        mutations.judge(NewJudgement.of(variant.id()).constraint("Never bluff.")).get();
    assertTrue(judged.judgement().accepted());
    assertEquals(HIGH.sorted(), judged.judgement().trialScores().toList());
    assertEquals(
        judged, mutations.judge(NewJudgement.of(variant.id()).constraint("Never bluff.")).get());
    assertEquals(
        new EvolutionRefused.AlreadyJudged(variant.id(), judged.id()),
        mutations.judge(NewJudgement.of(variant.id()).trials(LOW)).getLeft());
    assertEquals(
        new EvolutionRefused.NotAVariant(parent.id()),
        mutations.judge(NewJudgement.of(parent.id())).getLeft());
    Generation next = candidate(candidate);
    assertEquals(
        List.of("Never bluff."),
        mutations.constraints(next.id()).get().flatMap(Mutation::constraint).toList());
    assertEquals(0, mutations.plateau().longest());
  }

  @Test
  void theWorseHalfIsDroppedAndRecorded() {
    Generation first = generations.open(NewGeneration.first()).get();
    AgentProfile parent = actor(first, "parent");
    Generation candidate = candidate(first);
    AgentProfile worst = variant(candidate, parent, "worst");
    AgentProfile best = variant(candidate, parent, "best");
    AgentProfile middle = variant(candidate, parent, "middle");
    assertInstanceOf(
        EvolutionRefused.TooFewScores.class, mutations.halve(candidate.id()).getLeft());
    play(candidate, worst.id(), List.of(-1, 0, 0), true);
    play(candidate, best.id(), List.of(4, 4, 5), true);
    play(candidate, middle.id(), List.of(2, 2, 2), true);
    assertEquals(
        List.of(best.id(), middle.id()),
        mutations
            .halve(candidate.id())
            .get()
            .filter(SuccessiveHalving.Standing::goesOn)
            .map(SuccessiveHalving.Standing::variant)
            .toList());
    Mutation dropped = mutations.list(PageRequest.first()).items().head();
    assertEquals(worst.id(), dropped.variant());
    assertFalse(dropped.judgement().accepted());
    assertEquals(
        List.of(best.id()),
        mutations
            .halve(candidate.id())
            .get()
            .filter(SuccessiveHalving.Standing::goesOn)
            .map(SuccessiveHalving.Standing::variant)
            .toList());
  }

  @Test
  void fiveGenerationsWithoutProgressAreADeadlock() {
    Generation active = generations.open(NewGeneration.first()).get();
    AgentProfile parent = actor(active, "parent");
    for (int i = 1; i <= 5; i++) {
      assertFalse(mutations.plateau().isDeadlock());
      Generation candidate = candidate(active);
      for (String name : List.of("x", "y")) {
        mutations
            .judge(NewJudgement.of(variant(candidate, parent, name).id()).trials(LOW).baseline(LOW))
            .get();
      }
      generations.archive(candidate.id()).get();
      assertEquals(i, mutations.plateau().longest());
    }
    assertTrue(mutations.plateau().isDeadlock());
  }

  @Test
  void agentsAreProposedAfterACooldownAndApprovedUpToTheCap() {
    Generation active = generations.open(NewGeneration.first()).get();
    Vector<CreatedAgent> approved = Vector.empty();
    for (int i = 0; i < CreatedAgent.MAX_ACTIVE; i++) {
      CreatedAgent agent = agents.propose(proposal(active)).get();
      assertInstanceOf(
          EvolutionRefused.CoolingDown.class, agents.propose(proposal(active)).getLeft());
      approved = approved.append(agents.approve(agent.id()).get());
      for (int passed = 1; passed <= CreatedAgent.COOLDOWN; passed++) {
        active = generations.open(NewGeneration.from(active.id())).get();
        if (passed < CreatedAgent.COOLDOWN) {
          assertTrue(agents.propose(proposal(active)).isLeft());
        }
      }
    }
    CreatedAgent fourth = agents.propose(proposal(active)).get();
    assertInstanceOf(EvolutionRefused.TooManyActive.class, agents.approve(fourth.id()).getLeft());
    agents.terminate(approved.head().id()).get();
    assertEquals(1.5, agents.recordTrial(fourth.id(), 1.5).get().trialDelta().get());
    assertTrue(agents.approve(fourth.id()).isRight());
    assertInstanceOf(
        EvolutionRefused.NotPermitted.class,
        agents.check(fourth.id(), List.of("terms.price"), false, false).getLeft());
    assertTrue(agents.check(fourth.id(), List.of("terms"), false, false).isRight());
    ProfileId human = actor(active, "human").id();
    assertInstanceOf(
        EvolutionRefused.NoCreatedAgent.class,
        agents.propose(AgentProposal.of(active.id(), human, "validator")).getLeft());
  }

  @Test
  void failuresThatRecurLeadToAConstraint() {
    Generation first = generations.open(NewGeneration.first()).get();
    ProfileId a = actor(first, "a").id();
    String tactic = "aggressive opening on resource x then abort";
    for (int i = 0; i < 3; i++) {
      Episode failed =
          episodes.record(NewEpisode.of(first.id(), a, a, Termination.ABORT_EPISODE, -5, 0)).get();
      strategies
          .add(StrategyDraft.of(tactic, failed, Archetype.PRIMARY_ACTOR, "aggressive_opening"))
          .get();
    }
    Generation next = generations.open(NewGeneration.from(first.id())).get();
    assertTrue(strategies.recurrence(next.id()).get().failing().isEmpty());
    Episode now =
        episodes
            .record(
                NewEpisode.of(next.id(), a, a, Termination.ABORT_EPISODE, -4, 0)
                    .action(ActionDraft.of(1, a).dialogue(tactic)))
            .get();
    strategies
        .add(StrategyDraft.of(tactic, now, Archetype.PRIMARY_ACTOR, "aggressive_opening"))
        .get();
    Recurrence found = strategies.recurrence(next.id(), tactic).get();
    assertEquals(List.of(now), found.failing().toList());
    assertEquals(3, found.similar().size());
    assertTrue(found.constraint().get().contains("aggressive_opening"));
    assertEquals(3, strategies.recurrence(next.id()).get().similar().size());
    assertFalse(strategies.recurrence(next.id(), "patient listening").get().isRecurring());
  }

  @Test
  void aModelOfTheApplicationIsUsed() {
    Generation first = generations.open(NewGeneration.first()).get();
    ProfileId a = actor(first, "a").id();
    Episode episode =
        episodes.record(NewEpisode.of(first.id(), a, a, Termination.TIMEOUT, 1, 0)).get();
    StrategyOperations own =
        strategies.with(text -> Embedding.of("own", text.contains("north") ? 1 : 0, text.length()));
    own.add(StrategyDraft.of("north", episode, Archetype.PRIMARY_ACTOR, "t")).get();
    Seq<StrategyHit> hits = own.similar("north", StrategyFilter.ALL, 5).get();
    assertEquals(1, hits.head().cosine(), 1e-6);
    Either<EvolutionRefused, Seq<StrategyHit>> other =
        strategies.similar("north", StrategyFilter.ALL, 5);
    assertTrue(other.getLeft().sentence().contains("hashing-384"));
  }

  @Test
  void theHashingModelIsTheSameEverywhere() {
    HashingEmbeddingModel model = new HashingEmbeddingModel();
    assertEquals(model.embed("Opening HIGH"), model.embed("opening, high!"));
    assertEquals(HashingEmbeddingModel.DIMENSION, model.embed("").dimension());
    float[] values = model.embed("opening").values();
    assertEquals(1, Vector.ofAll(values).count(value -> value != 0));
  }

  private Generation candidate(Generation of) {
    return generations.open(NewGeneration.from(of.id()).asShadowTrial()).get();
  }

  private AgentProfile actor(Generation generation, String prompt) {
    return profiles.add(generation.id(), ProfileDraft.of(Archetype.PRIMARY_ACTOR, prompt)).get();
  }

  private AgentProfile variant(Generation candidate, AgentProfile parent, String prompt) {
    return profiles
        .add(
            candidate.id(),
            ProfileDraft.of(Archetype.PRIMARY_ACTOR, prompt).mutatedFrom(parent.id()))
        .get();
  }

  private AgentProposal proposal(Generation trigger) {
    ProfileId profile =
        profiles
            .add(
                trigger.id(),
                ProfileDraft.of(Archetype.CREATED_AGENT, "Mediate.")
                    .createdBy(ProfileOrigin.CREATOR))
            .get()
            .id();
    return AgentProposal.of(trigger.id(), profile, "intermediary_broker")
        .permissions(AgentPermissions.none().allow("terms").deny("terms.price"));
  }

  private void play(Generation generation, ProfileId profile, Seq<Integer> scores, boolean shadow) {
    ProfileId other = actor(generation, "other").id();
    episodes
        .recordAll(
            scores.map(
                score -> {
                  NewEpisode played =
                      NewEpisode.of(generation.id(), profile, other, Termination.TIMEOUT, score, 0);
                  return shadow ? played.asShadowTrial() : played;
                }))
        .get();
  }
}
