package dev.stoa.application.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentIdentity;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentScope;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The step of finding an agent by its id, its identity, or an end of its id that only one has; in
 * this order. It needs an open unit of work.
 */
public final class FindAgent {

  /** Nobody chooses among more. */
  private static final int CANDIDATES = 10;

  private final Agents agents;

  /** Over the agents of one workspace. */
  public FindAgent(Agents agents) {
    this.agents = agents;
  }

  /** An agent that is not archived. */
  public Either<AgentRefused, Agent> live(String reference) {
    return find(reference, AgentScope.LIVE).flatMap(Agent::live);
  }

  /** An agent, archived or not. */
  public Either<AgentRefused, Agent> any(String reference) {
    return find(reference, AgentScope.ALL);
  }

  /** As {@link #live}, held still until the write unit ends. */
  Either<AgentRefused, Agent> lockLive(String reference) {
    return live(reference).flatMap(found -> lock(reference, found)).flatMap(Agent::live);
  }

  /** As {@link #any}, held still until the write unit ends. */
  Either<AgentRefused, Agent> lockAny(String reference) {
    return any(reference).flatMap(found -> lock(reference, found));
  }

  private Either<AgentRefused, Agent> lock(String reference, Agent found) {
    // Asked again: it may have been merged into another while the lock was waited for.
    return agents.lock(found.id()).toEither(() -> new AgentRefused.Unknown(reference));
  }

  private Either<AgentRefused, Agent> find(String reference, AgentScope scope) {
    PlainText.require("agent", reference, AgentId.MAX_LENGTH);
    Option<Agent> exact =
        agents
            .find(new AgentId(reference))
            .orElse(() -> AgentIdentity.read(reference).flatMap(agents::findByIdentity));
    return exact
        .<Either<AgentRefused, Agent>>map(Either::right)
        .getOrElse(() -> endingWith(reference, scope));
  }

  private Either<AgentRefused, Agent> endingWith(String reference, AgentScope scope) {
    Seq<Agent> candidates = agents.endingWith(reference, scope, CANDIDATES);
    if (candidates.size() == 1) {
      return Either.right(candidates.head());
    }
    if (candidates.isEmpty()) {
      return scope == AgentScope.LIVE
          ? endingWith(reference, AgentScope.ALL)
          : Either.left(new AgentRefused.Unknown(reference));
    }
    return Either.left(new AgentRefused.Ambiguous(reference, candidates));
  }
}
