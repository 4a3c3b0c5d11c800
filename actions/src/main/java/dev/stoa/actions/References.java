package dev.stoa.actions;

import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What callers name by an identity, a name, an id or the end of an id. A reference that names
 * nothing is a {@link RefusalException}, with which {@link Action#run} refuses.
 */
public final class References {

  /** What to say about the agent that acts. */
  public static final String ACTOR =
      "The acting agent: an identity, an id, or a unique suffix of an id.";

  /** What to say about registering agents. */
  public static final String REGISTER = "Register agents that are not registered yet.";

  private References() {}

  /** The live agent that is meant. */
  public static AgentId agent(Workspace workspace, String reference) {
    return workspace
        .agents()
        .resolve(reference)
        .flatMap(Agent::live)
        .getOrElseThrow(RefusalException::new)
        .id();
  }

  /** The live agent that is meant, if one is. */
  public static Option<AgentId> agent(Workspace workspace, Option<String> reference) {
    return reference.map(given -> agent(workspace, given));
  }

  /** The agent that is meant, archived or not. */
  public static AgentId anyAgent(Workspace workspace, String reference) {
    return workspace.agents().resolve(reference).getOrElseThrow(RefusalException::new).id();
  }

  /** The channel that is meant. */
  public static ChannelId channel(Workspace workspace, String reference) {
    return workspace.channels().resolve(reference).getOrElseThrow(RefusalException::new).id();
  }

  /** The identities of agents, for people; an agent that no longer exists has none. */
  public static Map<AgentId, String> identities(Workspace workspace, Seq<AgentId> agents) {
    return workspace.channels().identities(agents.distinct());
  }
}
