package dev.stoa.application.evolution;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.CreatedAgentQuery;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.CreatedAgents;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Function;

/** Operations on created agents, which a person approves. */
public final class CreatedAgentOperations {

  private final UnitOfWork unitOfWork;
  private final CreatedAgents agents;
  private final FindEvolution find;
  private final EvolutionAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <S extends EvolutionStorage & AuditStorage> CreatedAgentOperations(
      S storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.ids = ids;
    this.unitOfWork = storage.unitOfWork();
    this.agents = storage.createdAgents();
    this.find = new FindEvolution(storage);
    this.audit = new EvolutionAudit(new AppendAudit(storage.auditLog(), clock, ids));
  }

  /**
   * Proposes an agent, which waits for approval; audited. Refused within {@link
   * CreatedAgent#COOLDOWN} generations of the last proposal, whatever became of it.
   */
  public Either<EvolutionRefused, CreatedAgent> propose(AgentProposal proposal) {
    return unitOfWork.write(
        () -> {
          agents.lock();
          return find.profile(proposal.profile())
              .flatMap(CreatedAgentOperations::ofCreatedAgent)
              .flatMap(profile -> find.generation(proposal.trigger()))
              .flatMap(this::cooledDown)
              .map(trigger -> added(proposal, trigger));
        });
  }

  private static Either<EvolutionRefused, AgentProfile> ofCreatedAgent(AgentProfile profile) {
    Archetype archetype = profile.draft().archetype();
    return archetype == Archetype.CREATED_AGENT
        ? Either.right(profile)
        : Either.left(new EvolutionRefused.NoCreatedAgent(profile.id(), archetype));
  }

  private Either<EvolutionRefused, Generation> cooledDown(Generation trigger) {
    return agents
        .lastTrigger()
        .map(CreatedAgent::nextProposal)
        .filter(next -> trigger.sequence() < next)
        .<Either<EvolutionRefused, Generation>>map(
            next -> Either.left(new EvolutionRefused.CoolingDown(trigger.sequence(), next)))
        .getOrElse(() -> Either.right(trigger));
  }

  private CreatedAgent added(AgentProposal proposal, Generation trigger) {
    CreatedAgent agent =
        CreatedAgent.proposed(
            new CreatedAgentId(ids.next()), proposal, trigger.sequence(), clock.instant());
    agents.add(agent);
    audit.proposed(agent);
    return agent;
  }

  /** Records how much better than the deadlocked baseline the agent's shadow trial was; audited. */
  public Either<EvolutionRefused, CreatedAgent> recordTrial(CreatedAgentId id, double delta) {
    return change(id, before -> before.tried(delta).peek(after -> audit.tried(after, delta)));
  }

  /** Lets a proposed agent take part; refused if {@link CreatedAgent#MAX_ACTIVE} do; audited. */
  public Either<EvolutionRefused, CreatedAgent> approve(CreatedAgentId id) {
    return decide(id, before -> before.approved(agents.active(), clock.instant()));
  }

  /** Refuses a proposed agent; audited. */
  public Either<EvolutionRefused, CreatedAgent> deny(CreatedAgentId id) {
    return decide(id, before -> before.denied(clock.instant()));
  }

  /** Removes an active agent from service; audited. */
  public Either<EvolutionRefused, CreatedAgent> terminate(CreatedAgentId id) {
    return decide(id, before -> before.terminated(clock.instant()));
  }

  private Either<EvolutionRefused, CreatedAgent> decide(
      CreatedAgentId id, Function<CreatedAgent, Either<EvolutionRefused, CreatedAgent>> decision) {
    return change(
        id,
        before ->
            decision
                .apply(before)
                .peek(
                    after -> {
                      if (after.status() != before.status()) {
                        audit.decided(after, before.status());
                      }
                    }));
  }

  /** All decisions are taken one after the other, so that the cap holds. */
  private Either<EvolutionRefused, CreatedAgent> change(
      CreatedAgentId id, Function<CreatedAgent, Either<EvolutionRefused, CreatedAgent>> decision) {
    return unitOfWork.write(
        () -> {
          agents.lock();
          return known(id).flatMap(decision).peek(agents::save);
        });
  }

  /** Refuses what the agent may not do: change these paths, abort, propose a resolution. */
  public Either<EvolutionRefused, CreatedAgent> check(
      CreatedAgentId id, Iterable<String> changedPaths, boolean aborts, boolean resolves) {
    Vector<String> paths = Vector.ofAll(changedPaths);
    return unitOfWork
        .read(() -> known(id))
        .flatMap(
            agent ->
                agent.status() == CreatedAgentStatus.ACTIVE
                    ? Either.right(agent)
                    : Either.left(
                        new EvolutionRefused.NotPermitted(
                            id, "it is " + agent.status().label() + ": approve it first")))
        .flatMap(
            agent ->
                agent
                    .proposal()
                    .permissions()
                    .violation(paths, aborts, resolves)
                    .<Either<EvolutionRefused, CreatedAgent>>map(
                        violation -> Either.left(new EvolutionRefused.NotPermitted(id, violation)))
                    .getOrElse(() -> Either.right(agent)));
  }

  /** A created agent. */
  public Option<CreatedAgent> find(CreatedAgentId id) {
    return unitOfWork.read(() -> agents.find(id));
  }

  /** Created agents, newest first. */
  public Page<CreatedAgent, TimePosition<CreatedAgentId>> list(CreatedAgentQuery query) {
    return query.page().page(unitOfWork.read(() -> agents.page(query)), CreatedAgent::key);
  }

  private Either<EvolutionRefused, CreatedAgent> known(CreatedAgentId id) {
    return agents.find(id).toEither(() -> new EvolutionRefused.UnknownAgent(id));
  }
}
