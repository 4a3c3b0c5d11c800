package dev.stoa.application.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Agents;
import io.vavr.control.Either;
import java.time.InstantSource;

/** The step of acting as a live agent, which notes that it acts; requires an open write unit. */
public final class ActAs {

  private final Agents agents;
  private final FindAgent find;
  private final TouchAgent touch;

  /** Over the agents of one workspace, with its clock. */
  public ActAs(Agents agents, InstantSource clock) {
    this.agents = agents;
    this.find = new FindAgent(agents);
    this.touch = new TouchAgent(agents, clock);
  }

  /** The agent that acts, found by its id, its identity or an end of its id. */
  public Either<AgentRefused, Agent> act(String reference) {
    return find.live(reference)
        .peek(agent -> touch.touch(agent.id()))
        // Asked again: it may have been merged or archived while its row was waited for.
        .flatMap(
            agent ->
                agents
                    .find(agent.id())
                    .<AgentRefused>toEither(() -> new AgentRefused.Unknown(reference)))
        .flatMap(Agent::live);
  }
}
