package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentUpdate;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * Registering and changing agents; {@link AgentQueries} shows them, {@link AgentRemovals} merges
 * and deletes them.
 */
public final class AgentActions {

  static final String AGENT = "Its identity, its id, or a unique suffix of its id.";
  static final String IDENTITY = "Its identity: one word, unique.";
  static final String MODEL = "The model it runs on.";
  static final String CONSTITUTION = "Its constitution.";

  private AgentActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(group(), SpawnActions.group(), TaskActions.group());
  }

  /** The actions that begin with {@code agent}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "agent",
        "Agents: register, find, change, merge and delete them, and run their spawns.",
        () -> actions().appendAll(AgentQueries.actions()).appendAll(AgentRemovals.actions()));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        register(), registerAll(), describe(), update(), cloned(), rename(), archive(), restore());
  }

  record RegisterAgent(
      @Param(value = IDENTITY, position = 0) AgentName identity,
      @Param(MODEL) String model,
      @Param(value = CONSTITUTION, file = true) Option<String> constitution,
      @Param("Show the live agent of this identity, if there is one.") boolean ifAbsent) {

    private Either<AgentRefused, Agent> apply(AgentOperations agents) {
      AgentRegistration registration = new NewAgent(identity, model, constitution).draft();
      return ifAbsent ? agents.registerIfAbsent(registration) : agents.register(registration);
    }
  }

  private static Action<?, ?> register() {
    return Action.write("agent.register", "Registers an agent under a unique identity; audited.")
        .example("{'identity':'zealot','model':'claude-4'}")
        .example(
            "{'identity':'zealot','model':'claude-4','constitution':'Doubt what is new.',"
                + "'if_absent':true}")
        .creates()
        .takes(RegisterAgent.class)
        .gives(
            ShownAgent.class,
            (workspace, input) -> input.apply(workspace.agents()).map(ShownAgent::of));
  }

  record RegisterAgents(
      @Param(value = "The agents, at most 10000.", position = 0, lines = true)
          Seq<NewAgent> agents) {}

  private static Action<?, ?> registerAll() {
    return Action.write("agent.register-batch", "Registers several agents, all or none; audited.")
        .example(
            "{'agents':[{'identity':'zealot','model':'claude-4'},"
                + "{'identity':'sentinel','model':'gpt-5','constitution':'Watch.'}]}")
        .creates()
        .listing("agents")
        .columns(AgentQueries.COLUMNS)
        .takes(RegisterAgents.class)
        .answersItems(
            ShownAgent.class,
            (workspace, input) ->
                Items.of(
                    workspace
                        .agents()
                        .registerAll(input.agents().map(NewAgent::draft))
                        .getOrElseThrow(RefusalException::new),
                    ShownAgent::of));
  }

  record DescribeAgent(
      @Param(value = AGENT, position = 0) String agent,
      @Param(value = "What it says of itself.", position = 1) String text) {}

  private static Action<?, ?> describe() {
    return Action.write("agent.describe", "Sets the self description of an agent.")
        .example("{'agent':'zealot','text':'I doubt what is new.'}")
        .takes(DescribeAgent.class)
        .gives(
            ShownAgent.class,
            (workspace, input) ->
                workspace.agents().describe(input.agent(), input.text()).map(ShownAgent::of));
  }

  record UpdateAgent(
      @Param(value = AGENT, position = 0) String agent,
      @Param(MODEL) Option<String> model,
      @Param(value = CONSTITUTION, file = true) Option<String> constitution) {}

  private static Action<?, ?> update() {
    return Action.write("agent.update", "Changes the model or the constitution of an agent.")
        .details("What is not given stays.")
        .example("{'agent':'zealot','model':'claude-5'}")
        .example("{'agent':'zealot','constitution':'Doubt everything.'}")
        .takes(UpdateAgent.class)
        .gives(
            ShownAgent.class,
            (workspace, input) ->
                workspace
                    .agents()
                    .update(
                        input.agent(),
                        new AgentUpdate(input.model(), input.constitution().map(Constitution::new)))
                    .map(ShownAgent::of));
  }

  private static Action<?, ?> cloned() {
    return named(
        "clone",
        "Registers a new agent with the model and constitution of another; audited.",
        "{'agent':'zealot','identity':'zealot-2'}",
        AgentOperations::cloneAs);
  }

  private static Action<?, ?> rename() {
    return named(
        "rename",
        "Renames an agent; its ratings, calibration, critiques and reputation follow; audited.",
        "{'agent':'zealot','identity':'sceptic'}",
        AgentOperations::rename);
  }

  record NameAgent(
      @Param(value = AGENT, position = 0) String agent,
      @Param(value = "The new identity: one word, unique.", position = 1) AgentName identity) {}

  /** What is done with an agent and a new identity. */
  @FunctionalInterface
  private interface Naming {
    Either<AgentRefused, Agent> apply(AgentOperations agents, String agent, AgentName identity);
  }

  private static Action<?, ?> named(String verb, String summary, String example, Naming naming) {
    return Action.write("agent." + verb, summary)
        .example(example)
        .takes(NameAgent.class)
        .gives(
            ShownAgent.class,
            (workspace, input) ->
                naming
                    .apply(workspace.agents(), input.agent(), input.identity())
                    .map(ShownAgent::of));
  }

  record NamedAgent(@Param(value = AGENT, position = 0) String agent) {}

  private static Action<?, ?> archive() {
    return changed(
        "archive", "Archives an agent; its data stays; audited.", AgentOperations::archive);
  }

  private static Action<?, ?> restore() {
    return changed("restore", "Restores an archived agent; audited.", AgentOperations::restore);
  }

  private static Action<?, ?> changed(
      String verb,
      String summary,
      BiFunction<AgentOperations, String, Either<AgentRefused, Agent>> change) {
    return Action.write("agent." + verb, summary)
        .example("{'agent':'zealot'}")
        .takes(NamedAgent.class)
        .gives(
            ShownAgent.class,
            (workspace, input) ->
                change.apply(workspace.agents(), input.agent()).map(ShownAgent::of));
  }
}
