package dev.stoa.app.evolution;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.NewJudgement;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileOrigin;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** An episode with its actions, what was tried in it, a judged variant and a designed agent. */
public final class EvolutionWrites implements TorturedContext {

  private static final Seq<Integer> SCORES = List.of(1, 2, 1, 2, 1, 2, 1, 2, 1, 2);

  @Override
  public void write(Workspace workspace, String key) {
    GenerationId generation =
        workspace
            .generations()
            .active()
            .getOrElse(() -> done(workspace.generations().open(NewGeneration.first())))
            .id();
    GenerationId trial =
        done(workspace.generations().open(NewGeneration.from(generation).asShadowTrial())).id();
    AgentProfile profile =
        done(workspace.profiles().add(generation, ProfileDraft.of(Archetype.PRIMARY_ACTOR, key)));
    AgentProfile variant =
        done(
            workspace
                .profiles()
                .add(
                    trial,
                    ProfileDraft.of(Archetype.PRIMARY_ACTOR, "variant of " + key)
                        .mutatedFrom(profile.id())));
    Episode episode =
        done(
            workspace
                .episodes()
                .record(
                    NewEpisode.of(
                            generation, profile.id(), profile.id(), Termination.AGREEMENT, 2, 2)
                        .id(new EpisodeId(key))
                        .action(ActionDraft.of(1, profile.id()).dialogue("first of " + key))
                        .action(ActionDraft.of(2, profile.id()).dialogue("second of " + key))));
    done(
        workspace
            .strategies()
            .add(StrategyDraft.of(key, episode, Archetype.PRIMARY_ACTOR, "torture")));
    done(
        workspace.mutations().judge(NewJudgement.of(variant.id()).trials(SCORES).baseline(SCORES)));
    AgentProfile designed =
        done(
            workspace
                .profiles()
                .add(
                    generation,
                    ProfileDraft.of(Archetype.CREATED_AGENT, "designed for " + key)
                        .createdBy(ProfileOrigin.CREATOR)));
    // Refused until there are some generations more than at the last proposal.
    workspace.createdAgents().propose(AgentProposal.of(trial, designed.id(), key));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    EpisodeId id = new EpisodeId(key);
    boolean episode = workspace.episodes().find(id).isDefined();
    return List.of(
        episode,
        episode
            && done(workspace.episodes().actions(id, PageRequest.first()))
                .items()
                .map(action -> action.sequence() + action.draft().dialogue().getOrElse(""))
                .equals(List.of("1first of " + key, "2second of " + key)));
  }
}
