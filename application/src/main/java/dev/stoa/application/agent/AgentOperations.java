package dev.stoa.application.agent;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentDeletion;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentMerge;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.AgentUpdate;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.agent.ProcessTable;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.agent.WorkspaceFigures;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Operations on agents and their spawns.
 *
 * <p>Where an agent is meant, its id, its identity, or an end of its id (six characters or more)
 * that only one has will do.
 */
public final class AgentOperations {

  private final UnitOfWork unitOfWork;
  private final Agents agents;
  private final Spawns spawns;
  private final AgentStatistics statistics;
  private final FindAgent find;
  private final NameAgent name;
  private final MergeAgents merge;
  private final DeleteAgent delete;
  private final AppendAudit audit;
  private final RunSpawns run;
  private final InstantSource clock;

  /** For a workspace that records nothing under the names of agents, such as ratings. */
  public <S extends AgentStorage & AuditStorage> AgentOperations(
      S storage, InstantSource time, IdSource ids) {
    this(storage, time, ids, Vector.empty());
  }

  /**
   * For one workspace, with its clock and id source.
   *
   * @param recorded what other contexts record under the names of agents; iterated when it is first
   *     needed, so that listing agents does not load the repositories of other contexts
   */
  public <S extends AgentStorage & AuditStorage> AgentOperations(
      S storage, InstantSource time, IdSource ids, Iterable<AgentRecords> recorded) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.agents = storage.agents();
    this.spawns = storage.spawns();
    this.statistics = storage.agentStatistics();
    this.find = new FindAgent(agents);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    AgentRecords records = new AllRecords(recorded);
    this.name = new NameAgent(agents, records, audit, clock, ids);
    this.merge = new MergeAgents(agents, records, audit);
    this.delete = new DeleteAgent(agents, records, audit);
    this.run = new RunSpawns(storage, clock, ids);
    this.clock = clock;
  }

  /** Registers an agent, audited; its identity must be unique among live and archived agents. */
  public Either<AgentRefused, Agent> register(AgentRegistration registration) {
    return unitOfWork.write(() -> name.register(registration));
  }

  /** As above, with an identity and what it runs on. */
  public Either<AgentRefused, Agent> register(String identity, String model) {
    return register(AgentRegistration.of(identity, model));
  }

  /** The live agent of this identity, registered if there is none; an archived one is refused. */
  public Either<AgentRefused, Agent> registerIfAbsent(AgentRegistration registration) {
    return unitOfWork.write(() -> name.registerIfAbsent(registration));
  }

  /** As above, with an identity and what it runs on. */
  public Either<AgentRefused, Agent> registerIfAbsent(String identity, String model) {
    return registerIfAbsent(AgentRegistration.of(identity, model));
  }

  /**
   * Registers all agents, in their order, or none; each is the one that {@link #register} would
   * have given. At most {@link AgentRegistration#MAX_BATCH}.
   */
  public Either<AgentRefused, Seq<Agent>> registerAll(Iterable<AgentRegistration> registrations) {
    Seq<AgentRegistration> all = Vector.ofAll(registrations);
    return unitOfWork.write(() -> name.registerAll(all));
  }

  /** The agent of this id, archived or not. */
  public Option<Agent> find(AgentId id) {
    return unitOfWork.read(() -> agents.find(id));
  }

  /** The agent that is meant, archived or not. */
  public Either<AgentRefused, Agent> resolve(String agent) {
    return unitOfWork.read(() -> find.any(agent));
  }

  /** Agents by identity; the next page begins after its {@code next}. */
  public Page<Agent, AgentName> list(AgentQuery query) {
    return query.page().page(unitOfWork.read(() -> agents.page(query)), Agent::identity);
  }

  /** Sets the self description of an agent. */
  public Either<AgentRefused, Agent> describe(String agent, String selfDescription) {
    return change(() -> find.lockLive(agent).map(found -> found.describe(selfDescription)));
  }

  /** Changes the given fields; an update without fields succeeds. */
  public Either<AgentRefused, Agent> update(String agent, AgentUpdate update) {
    return change(() -> find.lockLive(agent).map(found -> found.update(update)));
  }

  /** Registers a new agent with the model and constitution of another. */
  public Either<AgentRefused, Agent> cloneAs(String agent, AgentName identity) {
    return unitOfWork.write(() -> name.cloneAs(agent, identity));
  }

  /**
   * Renames an agent, audited; renaming it to its own identity succeeds. What is recorded under its
   * name follows: matches, ratings, relationships, predictions, calibration, critiques and
   * reputation.
   */
  public Either<AgentRefused, Agent> rename(String agent, AgentName identity) {
    return unitOfWork.write(() -> name.rename(agent, identity));
  }

  /**
   * Archives an agent, audited; its data stays, and its identity stays taken. An archived agent
   * stays as it is.
   */
  public Either<AgentRefused, Agent> archive(String agent) {
    return audited(StoaEventType.AGENT_ARCHIVED, agent, found -> found.archive(clock.instant()));
  }

  /** Restores an archived agent, audited; a live one stays as it is. */
  public Either<AgentRefused, Agent> restore(String agent) {
    return audited(StoaEventType.AGENT_RESTORED, agent, Agent::restore);
  }

  /**
   * Merges the first agent into the second: moves everything it owns and everything recorded under
   * its name, all or nothing, audited. Two that met in a match are refused; if both have played,
   * all ratings are computed again from the log.
   */
  public Either<AgentRefused, AgentMerge> merge(String from, String into) {
    return unitOfWork.write(() -> merge.merge(from, into));
  }

  /**
   * Deletes an agent that owns nothing, audited; one that owns something is refused, with what and
   * how much.
   */
  public Either<AgentRefused, AgentDeletion> delete(String agent) {
    return unitOfWork.write(() -> delete.delete(agent, false));
  }

  /**
   * Deletes an agent with everything it owns, audited. An agent of matches or critiques is refused,
   * because figures of other agents follow from them.
   */
  public Either<AgentRefused, AgentDeletion> deleteWithEverything(String agent) {
    return unitOfWork.write(() -> delete.delete(agent, true));
  }

  /** Starts the next spawn of an agent in a process, so that an orphaned one can be detected. */
  public Either<AgentRefused, Spawn> startSpawn(String agent, SpawnProcess process) {
    return unitOfWork.write(() -> run.start(agent, Option.some(process)));
  }

  /** As above, without a process. */
  public Either<AgentRefused, Spawn> startSpawn(String agent) {
    return unitOfWork.write(() -> run.start(agent, Option.none()));
  }

  /** Counts a wake within an open spawn. */
  public Either<AgentRefused, Spawn> wake(SpawnId spawn) {
    return unitOfWork.write(() -> run.wake(spawn));
  }

  /** Ends an open spawn. */
  public Either<AgentRefused, Spawn> endSpawn(SpawnId spawn) {
    return unitOfWork.write(() -> run.end(spawn));
  }

  /** The spawn of this id. */
  public Option<Spawn> findSpawn(SpawnId spawn) {
    return unitOfWork.read(() -> spawns.find(spawn));
  }

  /** The spawn that is meant: by its id, or an end of it that only one has. */
  public Either<AgentRefused, Spawn> resolveSpawn(String spawn) {
    PlainText.require("spawn", spawn, SpawnId.MAX_LENGTH);
    return unitOfWork.read(
        () ->
            spawns
                .find(new SpawnId(spawn))
                .<Either<AgentRefused, Spawn>>map(Either::right)
                .getOrElse(
                    () ->
                        ReferenceLookup.byEnd(
                            spawn,
                            spawns::endingWith,
                            () -> new AgentRefused.SpawnUnknown(spawn),
                            candidates -> new AgentRefused.SpawnAmbiguous(spawn, candidates))));
  }

  /** Spawns that have not ended, earliest start first. */
  public Page<Spawn, TimePosition<SpawnId>> openSpawns(PageRequest<TimePosition<SpawnId>> page) {
    return page.page(
        unitOfWork.read(() -> spawns.open(page.after(), page.limit())), Spawn::position);
  }

  /** Spawns of an agent, archived or not, newest first; the key is their number. */
  public Either<AgentRefused, Page<Spawn, Long>> spawnsOf(String agent, PageRequest<Long> page) {
    return unitOfWork.read(
        () ->
            find.any(agent)
                .map(
                    found ->
                        page.page(
                            spawns.before(
                                found.id(), page.after().getOrElse(Long.MAX_VALUE), page.limit()),
                            Spawn::number)));
  }

  /** Open spawns of this machine whose processes are gone. */
  public Seq<Spawn> orphans(ProcessTable processes) {
    return unitOfWork.read(() -> run.orphans(processes));
  }

  /** Ends the open spawns of this machine whose processes are gone, and returns them. */
  public Seq<Spawn> endOrphans(ProcessTable processes) {
    return unitOfWork.run(() -> run.endOrphans(processes));
  }

  /** What the workspace holds. */
  public WorkspaceFigures totals() {
    return unitOfWork.read(statistics::totals);
  }

  /** Figures per agent, ordered by identity; the next page begins after its {@code next}. */
  public Page<AgentFigures, AgentName> figures(AgentQuery query) {
    return query
        .page()
        .page(unitOfWork.read(() -> statistics.perAgent(query)), AgentFigures::identity);
  }

  private Either<AgentRefused, Agent> change(Supplier<Either<AgentRefused, Agent>> changed) {
    return unitOfWork.write(() -> changed.get().peek(agents::save));
  }

  private Either<AgentRefused, Agent> audited(
      StoaEventType type, String agent, UnaryOperator<Agent> change) {
    return unitOfWork.write(
        () -> find.lockAny(agent).map(before -> changed(type, before, change.apply(before))));
  }

  private Agent changed(StoaEventType type, Agent before, Agent after) {
    if (!after.equals(before)) {
      agents.save(after);
      audit.record(AuditEvent.of(type, AuditMembers.of("agent_id", after.id().value())));
    }
    return after;
  }
}
