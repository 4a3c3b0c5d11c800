package dev.stoa.application.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentIdentity;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.Agents;
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
  private final InstantSource clock;
  private final IdSource ids;

  NameAgent(Agents agents, InstantSource clock, IdSource ids) {
    this.agents = agents;
    this.find = new FindAgent(agents);
    this.clock = clock;
    this.ids = ids;
  }

  Either<AgentRefused, Agent> register(AgentRegistration registration) {
    return added(
        registration.identity(),
        () -> Agent.registered(new AgentId(ids.next()), registration, clock.instant()));
  }

  Either<AgentRefused, Seq<Agent>> registerAll(Seq<AgentRegistration> registrations) {
    if (registrations.size() > AgentRegistration.MAX_BATCH) {
      return Either.left(
          new AgentRefused.TooMany(registrations.size(), AgentRegistration.MAX_BATCH));
    }
    Map<AgentIdentity, Agent> holders =
        agents.lockIdentities(registrations.map(AgentRegistration::identity).distinct());
    java.util.Map<AgentIdentity, Agent> added = new LinkedHashMap<>();
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
    }
    return Either.right(all);
  }

  Either<AgentRefused, Agent> cloneAs(String reference, AgentIdentity identity) {
    return find.live(reference)
        .flatMap(
            original ->
                added(
                    identity,
                    () -> original.cloned(new AgentId(ids.next()), identity, clock.instant())));
  }

  Either<AgentRefused, Agent> rename(String reference, AgentIdentity identity) {
    return find.lockLive(reference)
        .flatMap(
            agent ->
                agents
                    .lockIdentity(identity)
                    .filter(holder -> !holder.id().equals(agent.id()))
                    .<Either<AgentRefused, Agent>>map(holder -> Either.left(holder.holdsIdentity()))
                    .getOrElse(() -> Either.right(agent.rename(identity))))
        .peek(agents::save);
  }

  private Either<AgentRefused, Agent> added(AgentIdentity identity, Supplier<Agent> made) {
    return agents
        .lockIdentity(identity)
        .<Either<AgentRefused, Agent>>map(holder -> Either.left(holder.holdsIdentity()))
        .getOrElse(() -> Either.right(made.get()))
        .peek(agents::add);
  }
}
