package dev.stoa.actions.evolution;

import static dev.stoa.actions.evolution.EvolutionReferences.GENERATION;
import static dev.stoa.actions.evolution.EvolutionReferences.PROFILE;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.evolution.CreatedAgentOperations;
import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.CreatedAgentQuery;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/** What callers may ask of created agents. */
final class CreatedAgentActions {

  static final String AGENT = "The id of the created agent.";
  static final String ALLOW = "Paths of the state it may change, with all below.";
  static final String DENY = "Paths it may not change, which counts more.";
  static final String MAX_MUTATIONS = "How many changes in a turn.";
  static final String SPEAK_EVERY = "It speaks once in this many turns.";

  private static final String[] COLUMNS = {
    "archetype", "status", "trial_delta", "created_at", "created_agent_id"
  };

  private CreatedAgentActions() {}

  /** The actions that begin with {@code evolution.agent}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "evolution.agent",
        "Agents designed to end a deadlock, which a person approves.",
        CreatedAgentActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        propose(),
        trial(),
        decision(
            "approve",
            "Lets a proposed agent take part; at most 3 may.",
            CreatedAgentOperations::approve),
        decision("deny", "Refuses a proposed agent.", CreatedAgentOperations::deny),
        decision(
            "terminate",
            "Removes an active agent from service.",
            CreatedAgentOperations::terminate),
        check(),
        show(),
        list());
  }

  record Propose(
      @Param(value = "The generation that led to it. " + GENERATION, position = 0)
          String generation,
      @Param(value = PROFILE, position = 1) ProfileId profile,
      @Param(value = "What kind of agent, such as validator.", position = 2) String archetype,
      @Param("Why.") Option<String> rationale,
      AgentPermissions permissions) {

    static final Input<Propose> INPUT =
        Input.of(Propose.class)
            .flatten(
                "permissions",
                Input.of(AgentPermissions.class)
                    .param("allow", ALLOW)
                    .param("deny", DENY)
                    .param(
                        "max_mutations", MAX_MUTATIONS, about -> about.between(0, 3).otherwise("1"))
                    .param("speak_every", SPEAK_EVERY, about -> about.atLeast(1).otherwise("1")));

    private AgentProposal proposal(Workspace workspace) {
      return new AgentProposal(
          EvolutionReferences.generation(workspace, generation),
          profile,
          archetype,
          rationale,
          permissions);
    }
  }

  private static Action<?, ?> propose() {
    return Action.ofWorkspace()
        .write("evolution.agent.propose", "Proposes an agent, which then waits for approval.")
        .details("Three generations must pass between two proposals.")
        .example("{'generation':'83c1f0a2','profile':'p9','archetype':'intermediary_broker'}")
        .example(
            "{'generation':'83c1f0a2','profile':'p9','archetype':'validator',"
                + "'rationale':'Nobody moves.','allow':['terms'],'deny':['terms.price'],"
                + "'max_mutations':2,'speak_every':3}")
        .columns(COLUMNS)
        .takes(Propose.INPUT)
        .gives(
            EvolutionViews.CREATED_AGENT,
            (workspace, input) -> workspace.createdAgents().propose(input.proposal(workspace)));
  }

  record RecordTrial(
      @Param(value = AGENT, position = 0) CreatedAgentId agent,
      @Param(
              value = "How much better than the deadlocked baseline it was.",
              position = 1,
              min = -10,
              max = 10)
          double delta) {}

  private static Action<?, ?> trial() {
    return Action.ofWorkspace()
        .write("evolution.agent.trial", "Records the result of a shadow trial.")
        .example("{'agent':'c1','delta':1.5}")
        .columns(COLUMNS)
        .takes(RecordTrial.class)
        .gives(
            EvolutionViews.CREATED_AGENT,
            (workspace, input) ->
                workspace.createdAgents().recordTrial(input.agent(), input.delta()));
  }

  record NamedAgent(@Param(value = AGENT, position = 0) CreatedAgentId agent) {}

  private static Action<?, ?> decision(
      String verb,
      String summary,
      BiFunction<CreatedAgentOperations, CreatedAgentId, Either<EvolutionRefused, CreatedAgent>>
          decide) {
    return Action.ofWorkspace()
        .write("evolution.agent." + verb, summary)
        .example("{'agent':'c1'}")
        .columns(COLUMNS)
        .takes(NamedAgent.class)
        .gives(
            EvolutionViews.CREATED_AGENT,
            (workspace, input) -> decide.apply(workspace.createdAgents(), input.agent()));
  }

  record CheckAction(
      @Param(value = AGENT, position = 0) CreatedAgentId agent,
      @Param("Paths of the state it would change.") Seq<String> changes,
      @Param("It would abort the episode.") boolean abort,
      @Param("It would propose a resolution.") boolean resolve) {}

  private static Action<?, ?> check() {
    return Action.ofWorkspace()
        .read("evolution.agent.check", "Refuses what an agent may not do, and says why.")
        .example("{'agent':'c1','changes':['terms.delivery']}")
        .columns(COLUMNS)
        .takes(CheckAction.class)
        .gives(
            EvolutionViews.CREATED_AGENT,
            (workspace, input) ->
                workspace
                    .createdAgents()
                    .check(input.agent(), input.changes(), input.abort(), input.resolve()));
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evolution.agent.show", "Shows a created agent with its permissions.")
        .example("{'agent':'c1'}")
        .takes(NamedAgent.class)
        .gives(
            EvolutionViews.CREATED_AGENT,
            (workspace, input) ->
                workspace
                    .createdAgents()
                    .find(input.agent())
                    .toEither(() -> new EvolutionRefused.UnknownAgent(input.agent())));
  }

  record ListAgents(
      @Param("Only of this status.") Option<CreatedAgentStatus> status, @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("evolution.agent.list", "Lists created agents, newest first.")
        .example("{'status':'pending_approval'}")
        .listing("created agents")
        .columns(COLUMNS)
        .takes(ListAgents.class)
        .answersPage(
            EvolutionViews.CREATED_AGENT,
            (workspace, input) ->
                workspace
                    .createdAgents()
                    .list(
                        new CreatedAgentQuery(
                            input.status(), input.page().byTime(CreatedAgentId.class))));
  }
}
