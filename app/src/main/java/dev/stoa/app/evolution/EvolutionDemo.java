package dev.stoa.app.evolution;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.NewJudgement;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A profile that fails in the same way again and again is replaced by a better variant. */
public final class EvolutionDemo implements DemoSection {

  private static final String TACTIC = "Opened far too high and left when nobody followed.";

  @Override
  public String title() {
    return "Evolution";
  }

  @Override
  public void run(DemoContext demo) {
    Stoa stoa = demo.stoa();
    Generation first = open(stoa, NewGeneration.first());
    AgentProfile before =
        profile(stoa, first, ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Negotiate.\nOpen high."));
    Seq<Episode> played =
        play(stoa, first, before, List.of(0, 1, -1, 0, -4, 1, 0, -5, 0, 0), false);
    stoa.strategies()
        .addAll(
            played
                .filter(one -> one.result().scoreA() < -1)
                .map(
                    one ->
                        StrategyDraft.of(
                            TACTIC, one, Archetype.PRIMARY_ACTOR, "aggressive_opening")))
        .getOrElseThrow(CliFailure::refused);
    Generation failed = open(stoa, NewGeneration.from(first.id()).asShadowTrial());
    judge(
        stoa, failed, before, "Negotiate.\nOpen higher.", List.of(0, -1, 0, 0, -2, 0, 1, 0, 0, -1));
    stoa.generations().archive(failed.id()).getOrElseThrow(CliFailure::refused);
    Generation better = open(stoa, NewGeneration.from(first.id()).asShadowTrial());
    judge(stoa, better, before, "Negotiate.\nOpen low.", List.of(3, 3, 4, 3, 4, 3, 3, 4, 3, 3));
    stoa.generations().activate(better.id()).getOrElseThrow(CliFailure::refused);
    AgentProfile now = stoa.profiles().list(better.id(), PageRequest.first(1)).items().head();
    play(stoa, better, now, List.of(3, 4, 3, 2, -3, 4, 3, 3, 5, 3), false);
    demo.run(
        "Of two mutations the second was accepted, and its generation replaced the first:",
        "evolution.generation.tree",
        "{}");
    demo.run(
        "What changed in the profile:",
        "evolution.profile.diff",
        "{'from':'" + before.id() + "','to':'" + now.id() + "'}");
    demo.run(
        "The failure that is left happened before, so the next generation must not try it again:",
        "evolution.strategy.recurrence",
        "{'generation':'" + better.id() + "','summary':'" + TACTIC + "'}");
  }

  private static Generation open(Stoa stoa, NewGeneration opened) {
    return stoa.generations().open(opened).getOrElseThrow(CliFailure::refused);
  }

  private static AgentProfile profile(Stoa stoa, Generation generation, ProfileDraft draft) {
    return stoa.profiles().add(generation.id(), draft).getOrElseThrow(CliFailure::refused);
  }

  private static void judge(
      Stoa stoa, Generation candidate, AgentProfile parent, String prompt, Seq<Integer> scores) {
    AgentProfile variant =
        profile(
            stoa,
            candidate,
            ProfileDraft.of(Archetype.PRIMARY_ACTOR, prompt).mutatedFrom(parent.id()));
    play(stoa, candidate, variant, scores, true);
    stoa.mutations().judge(NewJudgement.of(variant.id())).getOrElseThrow(CliFailure::refused);
  }

  private static Seq<Episode> play(
      Stoa stoa, Generation generation, AgentProfile agent, Seq<Integer> scores, boolean shadow) {
    return stoa.episodes()
        .recordAll(
            scores.map(
                score -> {
                  NewEpisode played =
                      NewEpisode.of(
                              generation.id(),
                              agent.id(),
                              agent.id(),
                              score < -1 ? Termination.ABORT_EPISODE : Termination.AGREEMENT,
                              score,
                              score)
                          .action(ActionDraft.of(1, agent.id()).dialogue("One hundred!"));
                  return shadow ? played.asShadowTrial() : played;
                }))
        .getOrElseThrow(CliFailure::refused);
  }
}
