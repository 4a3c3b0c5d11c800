package dev.stoa.application.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.NearestNames;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The step of finding an agent by its id, its identity, or an end of its id that only one has; in
 * this order. It needs an open unit of work.
 */
public final class FindAgent {

  private final Agents agents;

  /** Over the agents of one workspace. */
  public FindAgent(Agents agents) {
    this.agents = agents;
  }

  /** An agent that is not archived. */
  public Either<AgentRefused, Agent> live(String reference) {
    return any(reference).flatMap(Agent::live);
  }

  /** An agent, archived or not; of several whose ids end with the text, the only live one. */
  public Either<AgentRefused, Agent> any(String reference) {
    PlainText.require("agent", reference, AgentId.MAX_LENGTH);
    return agents
        .find(new AgentId(reference))
        .orElse(() -> AgentName.read(reference).flatMap(agents::findByIdentity))
        .<Either<AgentRefused, Agent>>map(Either::right)
        .getOrElse(() -> endingWith(reference));
  }

  /** As {@link #live}, locked until the write unit ends. */
  Either<AgentRefused, Agent> lockLive(String reference) {
    return live(reference).flatMap(found -> lock(reference, found)).flatMap(Agent::live);
  }

  /** As {@link #any}, locked until the write unit ends. */
  Either<AgentRefused, Agent> lockAny(String reference) {
    return any(reference).flatMap(found -> lock(reference, found));
  }

  private Either<AgentRefused, Agent> lock(String reference, Agent found) {
    // Read again: it may have been merged while waiting for the lock.
    return agents.lock(found.id()).toEither(() -> new AgentRefused.Unknown(reference));
  }

  private Either<AgentRefused, Agent> endingWith(String reference) {
    return ReferenceLookup.byEnd(
        reference,
        (end, limit) -> {
          Seq<Agent> live = agents.endingWith(end, ArchiveFilter.LIVE, limit);
          return live.nonEmpty() ? live : agents.endingWith(end, ArchiveFilter.ALL, limit);
        },
        () -> unknown(reference),
        candidates -> new AgentRefused.Ambiguous(reference, candidates));
  }

  /** No agent has this name; with the nearest names. */
  AgentRefused unknown(String reference) {
    return new AgentRefused.Unknown(
        reference,
        NearestNames.of(
            reference, (after, limit) -> agents.identities(after, limit).map(AgentName::value)));
  }
}
