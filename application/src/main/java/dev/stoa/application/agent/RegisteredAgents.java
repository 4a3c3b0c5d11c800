package dev.stoa.application.agent;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.InstantSource;

/**
 * The step of recording something about agents by name: nothing is recorded about unregistered
 * names. It requires an open write unit.
 */
public final class RegisteredAgents {

  private final Agents agents;
  private final FindAgent find;
  private final NameAgent name;
  private final boolean registering;

  /** Refuses names that no agent has. */
  public <S extends AgentStorage & AuditStorage> RegisteredAgents(
      S storage, InstantSource clock, IdSource ids) {
    this(
        storage.agents(),
        new NameAgent(
            storage.agents(),
            new AllRecords(Vector.empty()),
            new AppendAudit(storage.auditLog(), clock, ids),
            clock,
            ids),
        false);
  }

  private RegisteredAgents(Agents agents, NameAgent name, boolean registering) {
    this.agents = agents;
    this.find = new FindAgent(agents);
    this.name = name;
    this.registering = registering;
  }

  /** As this one, but registers an agent for each unknown name, audited. */
  public RegisteredAgents registering() {
    return new RegisteredAgents(agents, name, true);
  }

  /** No agent is renamed, merged or deleted until the unit of work ends. */
  public void keepNames() {
    agents.keepNames(Vector.empty());
  }

  /** As {@link #keepNames}, and all names are registered; else the first that is not. */
  public Either<AgentRefused, Seq<AgentName>> require(Seq<AgentName> names) {
    Seq<AgentName> wanted = names.distinct();
    Set<AgentName> known = agents.keepNames(wanted);
    Seq<AgentName> missing = wanted.reject(known::contains);
    if (missing.nonEmpty() && !registering) {
      return Either.left(find.unknown(missing.head().value()));
    }
    name.registerMissing(missing);
    return Either.right(wanted);
  }
}
