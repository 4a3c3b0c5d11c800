package dev.stoa.application.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Agents;
import io.vavr.control.Either;
import java.time.InstantSource;

/** The step of acting as a live agent, which records its activity; requires an open write unit. */
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

  /** The acting agent, by its id, its identity or a suffix of its id. */
  public Either<AgentRefused, Agent> act(String reference) {
    return find.live(reference)
        .peek(agent -> touch.touch(agent.id()))
        // Read again: it may have been merged or archived while waiting for its row.
        .flatMap(
            agent ->
                agents
                    .find(agent.id())
                    .<AgentRefused>toEither(() -> new AgentRefused.Unknown(reference)))
        .flatMap(Agent::live);
  }
}
