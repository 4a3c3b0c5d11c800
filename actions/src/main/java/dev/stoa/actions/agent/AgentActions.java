package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentUpdate;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.BiFunction;

/**
 * Registering and changing agents; {@link AgentQueries} shows them, {@link AgentRemovals} merges
 * and deletes them.
 */
public final class AgentActions {

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
      AgentRegistration agent,
      @Param("Show the live agent of this identity, if there is one.") boolean ifAbsent) {

    private static final Input<RegisterAgent> INPUT =
        Input.of(RegisterAgent.class)
            .flatten("agent", AgentInputs.NEW)
            .param("identity", about -> about.position(0))
            .param("constitution", About::fromFile);

    private Either<AgentRefused, Agent> apply(AgentOperations agents) {
      return ifAbsent ? agents.registerIfAbsent(agent) : agents.register(agent);
    }
  }

  private static Action<?, ?> register() {
    return Action.ofWorkspace()
        .write("agent.register", "Registers an agent under a unique identity; audited.")
        .example("{'identity':'zealot','model':'claude-4'}")
        .example(
            "{'identity':'zealot','model':'claude-4','constitution':'Doubt what is new.',"
                + "'if_absent':true}")
        .creates()
        .takes(RegisterAgent.INPUT)
        .gives(AgentViews.AGENT, (workspace, input) -> input.apply(workspace.agents()));
  }

  record RegisterAgents(
      @Param(value = "The agents, at most 10000.", position = 0, lines = true)
          Seq<AgentRegistration> agents) {

    private static final Input<RegisterAgents> INPUT =
        Input.of(RegisterAgents.class).nest("agents", AgentInputs.NEW);
  }

  private static Action<?, ?> registerAll() {
    return Action.ofWorkspace()
        .write("agent.register-batch", "Registers several agents, all or none; audited.")
        .example(
            "{'agents':[{'identity':'zealot','model':'claude-4'},"
                + "{'identity':'sentinel','model':'gpt-5','constitution':'Watch.'}]}")
        .creates()
        .listing("agents")
        .columns(AgentQueries.COLUMNS)
        .takes(RegisterAgents.INPUT)
        .givesItems(
            AgentViews.AGENT, (workspace, input) -> workspace.agents().registerAll(input.agents()));
  }

  record DescribeAgent(
      @Param(value = AgentInputs.AGENT, position = 0, ownAgent = true) String agent,
      @Param(value = "What it says of itself.", position = 1) String text) {}

  private static Action<?, ?> describe() {
    return Action.ofAgent()
        .write("agent.describe", "Sets the self description of an agent.")
        .example("{'agent':'zealot','text':'I doubt what is new.'}")
        .takes(DescribeAgent.class)
        .gives(
            AgentViews.AGENT,
            (workspace, input) -> workspace.agents().describe(input.agent(), input.text()));
  }

  record UpdateAgent(
      @Param(value = AgentInputs.AGENT, position = 0, ownAgent = true) String agent,
      AgentUpdate changes) {

    private static final Input<UpdateAgent> INPUT =
        Input.of(UpdateAgent.class)
            .flatten("changes", AgentInputs.UPDATE)
            .param("constitution", About::fromFile);
  }

  private static Action<?, ?> update() {
    return Action.ofAgent()
        .write("agent.update", "Changes the model or the constitution of an agent.")
        .details("What is not given stays.")
        .example("{'agent':'zealot','model':'claude-5'}")
        .example("{'agent':'zealot','constitution':'Doubt everything.'}")
        .takes(UpdateAgent.INPUT)
        .gives(
            AgentViews.AGENT,
            (workspace, input) -> workspace.agents().update(input.agent(), input.changes()));
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
      @Param(value = AgentInputs.AGENT, position = 0, ownAgent = true) String agent,
      @Param(value = "The new identity: one word, unique.", position = 1) AgentName identity) {}

  /** What is done with an agent and a new identity. */
  @FunctionalInterface
  private interface Naming {
    Either<AgentRefused, Agent> apply(AgentOperations agents, String agent, AgentName identity);
  }

  private static Action<?, ?> named(String verb, String summary, String example, Naming naming) {
    return Action.ofAgent()
        .write("agent." + verb, summary)
        .example(example)
        .takes(NameAgent.class)
        .gives(
            AgentViews.AGENT,
            (workspace, input) ->
                naming.apply(workspace.agents(), input.agent(), input.identity()));
  }

  record NamedAgent(@Param(value = AgentInputs.AGENT, position = 0) String agent) {}

  record OwnAgent(@Param(value = AgentInputs.AGENT, position = 0, ownAgent = true) String agent) {}

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
    return Action.ofAgent()
        .write("agent." + verb, summary)
        .example("{'agent':'zealot'}")
        .takes(OwnAgent.class)
        .gives(
            AgentViews.AGENT,
            (workspace, input) -> change.apply(workspace.agents(), input.agent()));
  }
}
