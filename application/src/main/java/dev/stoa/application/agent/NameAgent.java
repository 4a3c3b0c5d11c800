package dev.stoa.application.agent;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.audit.OnBehalf;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.function.Supplier;

/** The steps that give an identity, each time to one agent only; they need an open write unit. */
final class NameAgent {

  private final Agents agents;
  private final FindAgent find;
  private final AgentRecords records;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  NameAgent(
      Agents agents, AgentRecords records, AppendAudit audit, InstantSource clock, IdSource ids) {
    this.agents = agents;
    this.records = records;
    this.find = new FindAgent(agents);
    this.audit = audit;
    this.clock = clock;
    this.ids = ids;
  }

  Either<AgentRefused, Agent> register(AgentRegistration registration) {
    return added(
            registration.identity(),
            () -> Agent.registered(new AgentId(ids.next()), registration, clock.instant()))
        .peek(agent -> audit.record(registered(agent)))
        .peek(agent -> ofCaller(Vector.of(agent)));
  }

  /** What an agent registers counts as that agent. */
  private void ofCaller(Seq<Agent> registered) {
    OnBehalf.agent()
        .map(AgentId::new)
        .forEach(by -> registered.forEach(agent -> records.relate(agent.id(), by)));
  }

  Either<AgentRefused, Agent> registerIfAbsent(AgentRegistration registration) {
    return agents
        .lockIdentity(registration.identity())
        .map(NameAgent::present)
        .getOrElse(() -> register(registration));
  }

  private static Either<AgentRefused, Agent> present(Agent holder) {
    return holder.archivedAt().isEmpty()
        ? Either.right(holder)
        : Either.left(holder.holdsIdentity());
  }

  Either<AgentRefused, Seq<Agent>> registerAll(Seq<AgentRegistration> registrations) {
    if (registrations.size() > AgentRegistration.MAX_BATCH) {
      return Either.left(
          new AgentRefused.TooMany(registrations.size(), AgentRegistration.MAX_BATCH));
    }
    Map<AgentName, Agent> holders =
        agents.lockIdentities(registrations.map(AgentRegistration::identity).distinct());
    java.util.Map<AgentName, Agent> added = new LinkedHashMap<>();
    for (AgentRegistration one : registrations) {
      Option<Agent> holder =
          holders.get(one.identity()).orElse(() -> Option.of(added.get(one.identity())));
      if (holder.isDefined()) {
        return Either.left(holder.get().holdsIdentity());
      }
      added.put(one.identity(), Agent.registered(new AgentId(ids.next()), one, clock.instant()));
    }
    Seq<Agent> all = Vector.ofAll(added.values());
    if (all.nonEmpty()) {
      agents.addAll(all);
      audit.recordAll(all.map(NameAgent::registered));
      ofCaller(all);
    }
    return Either.right(all);
  }

  /** Registers the names that no agent has. */
  void registerMissing(Seq<AgentName> names) {
    if (names.isEmpty()) {
      return;
    }
    Map<AgentName, Agent> holders = agents.lockIdentities(names);
    Seq<Agent> added =
        names
            .reject(holders::containsKey)
            .map(
                one ->
                    Agent.registered(
                        new AgentId(ids.next()), AgentRegistration.of(one), clock.instant()))
            .toVector();
    agents.addAll(added);
    audit.recordAll(added.map(NameAgent::registered));
  }

  Either<AgentRefused, Agent> cloneAs(String reference, AgentName identity) {
    return find.live(reference)
        .flatMap(
            original ->
                added(
                        identity,
                        () -> original.cloned(new AgentId(ids.next()), identity, clock.instant()))
                    .peek(agent -> records.relate(agent.id(), original.id()))
                    .peek(
                        agent ->
                            audit.record(
                                AuditEvent.of(
                                    StoaEventType.AGENT_CLONED,
                                    AuditMembers.of("agent_id", agent.id().value())
                                        .id("from_agent_id", original.id().value())))));
  }

  Either<AgentRefused, Agent> rename(String reference, AgentName identity) {
    agents.lockNames();
    return find.lockLive(reference)
        .flatMap(
            agent ->
                agents
                    .lockIdentity(identity)
                    .filter(holder -> !holder.id().equals(agent.id()))
                    .<Either<AgentRefused, Agent>>map(holder -> Either.left(holder.holdsIdentity()))
                    .getOrElse(() -> Either.right(renamed(agent, identity))));
  }

  private Agent renamed(Agent agent, AgentName identity) {
    Agent renamed = agent.rename(identity);
    if (!renamed.equals(agent)) {
      agents.save(renamed);
      audit.record(
          AuditEvent.of(
              StoaEventType.AGENT_RENAMED,
              AuditMembers.of("agent_id", agent.id().value())
                  .numbers("moved", records.move(agent.identity(), identity))));
    }
    return renamed;
  }

  private static AuditEvent registered(Agent agent) {
    return AuditEvent.of(
        StoaEventType.AGENT_REGISTERED, AuditMembers.of("agent_id", agent.id().value()));
  }

  private Either<AgentRefused, Agent> added(AgentName identity, Supplier<Agent> made) {
    return agents
        .lockIdentity(identity)
        .<Either<AgentRefused, Agent>>map(holder -> Either.left(holder.holdsIdentity()))
        .getOrElse(() -> Either.right(made.get()))
        .peek(agents::add);
  }
}
