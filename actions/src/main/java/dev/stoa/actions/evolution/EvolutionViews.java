package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.View;
import dev.stoa.application.evolution.EvolutionStatus;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EpisodeResult;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationScores;
import dev.stoa.domain.evolution.GenerationTree;
import dev.stoa.domain.evolution.Judgement;
import dev.stoa.domain.evolution.MannWhitney;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.Plateau;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.PruneReport;
import dev.stoa.domain.evolution.Recurrence;
import dev.stoa.domain.evolution.Score;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyHit;
import dev.stoa.domain.evolution.SuccessiveHalving;
import io.vavr.collection.Vector;

/** How callers see generations and what belongs to them. */
final class EvolutionViews {

  private static final String JUDGES_SCORE = "The judge's, from -5 to 5.";

  static final View<Generation> GENERATION =
      View.of(Generation.class)
          .rename("id", "generation_id")
          .note("sequence", "Its number in order of creation.")
          .rename("parent", "parent_id")
          .note("parent_id", "The generation it evolved from.");

  /** A generation at its place in a tree, with its scores. */
  record ScoredNode(GenerationTree.Node place, GenerationScores scores) {}

  static final View<ScoredNode> NODE =
      View.of(ScoredNode.class, "Node")
          .flatten(
              "place",
              View.of(GenerationTree.Node.class)
                  .flatten(
                      "generation",
                      View.of(Generation.class)
                          .leaveOut("created_at")
                          .rename("id", "generation_id")
                          .rename("parent", "parent_id")
                          .order("sequence", "status"))
                  .note("depth", "How far below its root.")
                  .rename("is_last", "last_of_siblings")
                  .note("last_of_siblings", "Whether no sibling follows."))
          .flatten(
              "scores",
              View.empty(GenerationScores.class, "Scores")
                  .method("episodes", "episodes")
                  .note("episodes", "Episodes without shadow trials; archived ones count.")
                  .method("mean", "mean")
                  .note("mean", "The mean score of agent A.")
                  .addList(
                      "scores",
                      Long.class,
                      all -> Vector.rangeClosed(Score.LOWEST, Score.HIGHEST).map(all::of))
                  .note("scores", "The number of episodes with each score from -5 to 5."));

  static final View<AgentProfile> PROFILE =
      View.of(AgentProfile.class, "Profile")
          .rename("id", "profile_id")
          .rename("generation", "generation_id")
          .flatten(
              "draft",
              View.of(ProfileDraft.class)
                  .note("baseline", "The score it is expected to reach.")
                  .rename("parent", "parent_id")
                  .note("parent_id", "The profile it was derived from."))
          .rename("root", "root_id")
          .note("root_id", "The first profile of its lineage.")
          .order(
              "profile_id",
              "generation_id",
              "archetype",
              "created_by",
              "baseline",
              "hyperparameters",
              "parent_id",
              "root_id");

  static final View<Episode> EPISODE =
      View.of(Episode.class)
          .rename("id", "episode_id")
          .flatten(
              "result",
              View.of(EpisodeResult.class)
                  .rename("generation", "generation_id")
                  .rename("agent_a", "agent_a_id")
                  .note("agent_a_id", "The profile of agent A.")
                  .rename("agent_b", "agent_b_id")
                  .note("agent_b_id", "The profile of agent B.")
                  .note("score_a", JUDGES_SCORE)
                  .note("score_b", JUDGES_SCORE)
                  .note("reason", "Why it ended.")
                  .note("shadow", "Whether it was a trial of a candidate."));

  /** What a speaker did, as JSON names it too where callers give it. */
  static final View<ActionDraft> DONE =
      View.of(ActionDraft.class)
          .rename("monologue", "internal_monologue")
          .note("internal_monologue", "What the agent did not say aloud.")
          .rename("dialogue", "public_dialogue")
          .note("state_mutations", "The changes it proposed, a JSON array.")
          .rename("proposes_resolution", "propose_resolution")
          .rename("aborts", "abort_episode")
          .rename("tokens", "token_usage");

  static final View<EpisodeAction> ACTION =
      View.of(EpisodeAction.class, "Action")
          .leaveOut("episode")
          .note("sequence", "Its number in the episode, from 1.")
          .flatten("draft", DONE)
          .rename("speaker", "speaker_id")
          .note("speaker_id", "The profile of the speaker.");

  static final View<Mutation> MUTATION =
      View.of(Mutation.class)
          .rename("id", "mutation_id")
          .rename("generation", "generation_id")
          .leaveOut("sequence")
          .rename("agent", "agent_id")
          .note("agent_id", "The first profile of the lineage.")
          .rename("parent", "parent_id")
          .rename("variant", "variant_id")
          .note("stage", "How far it got.")
          .flatten(
              "judgement",
              View.of(Judgement.class)
                  .rename("bound", "lower_bound")
                  .note("lower_bound", "The lower bound of the mean, as the rule has it.")
                  .note("baseline", "The mean of its parent.")
                  .flatten(
                      "test",
                      View.of(MannWhitney.class)
                          .note("u", "The U of the Mann-Whitney test.")
                          .note("p", "The probability of such a difference by chance."))
                  .add("trials", int.class, judged -> judged.trialScores().size())
                  .order(
                      "accepted",
                      "trials",
                      "mean",
                      "deviation",
                      "lower_bound",
                      "baseline",
                      "u",
                      "p"))
          .note("constraint", "What later generations must not try again.");

  static final View<SuccessiveHalving.Standing> STANDING =
      View.of(SuccessiveHalving.Standing.class, "Standing")
          .rename("variant", "variant_id")
          .note("variant_id", "The profile of the variant.")
          .note("goes_on", "Whether it continues; otherwise it was dropped.")
          .flatten(
              "judgement",
              View.empty(Judgement.class, "Judgement")
                  .add("trials", int.class, judged -> judged.trialScores().size())
                  .method("mean", "mean"))
          .order("variant_id", "goes_on");

  static final View<Plateau> PLATEAU =
      View.of(Plateau.class)
          .rename("generations", "agents")
          .note("agents", "Of each agent, by the first profile of its lineage.")
          .method("longest", "generations")
          .note("generations", "The longest of all agents.")
          .method("isDeadlock", "deadlock")
          .note("deadlock", "Whether a new agent should be designed: after 5 generations.")
          .order("generations", "deadlock");

  static final View<CreatedAgent> CREATED_AGENT =
      View.of(CreatedAgent.class)
          .rename("id", "created_agent_id")
          .flatten(
              "proposal",
              View.of(AgentProposal.class)
                  .rename("trigger", "generation_id")
                  .note("generation_id", "The generation that led to it.")
                  .rename("profile", "profile_id")
                  .flatten(
                      "permissions",
                      View.of(AgentPermissions.class)
                          .note("allow", CreatedAgentActions.ALLOW)
                          .note("deny", CreatedAgentActions.DENY)
                          .note("max_mutations", CreatedAgentActions.MAX_MUTATIONS)
                          .note("speak_every", CreatedAgentActions.SPEAK_EVERY)))
          .leaveOut("sequence")
          .note("trial_delta", "How much better than the baseline its shadow trial was.")
          .before("status", "rationale")
          .before("trial_delta", "allow");

  static final View<Strategy> STRATEGY =
      View.of(Strategy.class)
          .rename("id", "strategy_id")
          .flatten(
              "draft",
              View.of(StrategyDraft.class)
                  .leaveOut("embedding")
                  .rename("episode", "episode_id")
                  .rename("generation", "generation_id")
                  .note("score", JUDGES_SCORE)
                  .note("reason", "Why the episode ended.")
                  .note("created_agents", "Created agents that took part."));

  static final View<StrategyHit> HIT =
      View.of(StrategyHit.class)
          .nest("strategy", STRATEGY)
          .note("cosine", "How near, from -1 to 1.")
          .order("cosine");

  static final View<Recurrence> RECURRENCE =
      View.of(Recurrence.class)
          .leaveOut("failing")
          .addList("failing", EpisodeId.class, found -> found.failing().map(Episode::id))
          .note("failing", "The failing episodes.")
          .nest("similar", HIT)
          .note("similar", "Failures of other episodes, nearest first.")
          .note("constraint", "What the next generation must not try again.")
          .method("isRecurring", "recurring")
          .note("recurring", "Whether the failure happened before.")
          .order("recurring", "constraint", "summary", "failing");

  static final View<PruneReport> PRUNING =
      View.of(PruneReport.class, "Pruning")
          .note(
              "archived_episodes",
              "Episodes of all but the newest 20 generations, moved to the archive.")
          .note("archived_actions", "Actions of those that scored -3 or lower, moved with them.")
          .note("deleted_actions", "Actions of the others, deleted.")
          .note(
              "thinned_actions",
              "Actions deleted of episodes that stay: older than 5 generations, above -3.");

  private static final View<EvolutionStatus.Scored> SCORED =
      View.of(EvolutionStatus.Scored.class, "ScoredGeneration")
          .flatten("generation", GENERATION)
          .flatten(
              "scores",
              View.empty(GenerationScores.class, "ScoreSummary")
                  .method("episodes", "episodes")
                  .note("episodes", "Episodes without shadow trials; archived ones count.")
                  .method("mean", "mean")
                  .note("mean", "The mean score of agent A."))
          .order("sequence", "status", "episodes", "mean");

  static final View<EvolutionStatus> STATUS =
      View.of(EvolutionStatus.class)
          .nest("generations", SCORED)
          .nest("profiles", PROFILE)
          .nest("pending", CREATED_AGENT)
          .note("pending", "Created agents that wait for approval.");

  private EvolutionViews() {}
}
