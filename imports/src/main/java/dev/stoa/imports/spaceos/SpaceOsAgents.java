package dev.stoa.imports.spaceos;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentBuilder;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskRunBuilder;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.storage.Storage;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The agents of space-os, their spawns and their tasks. */
final class SpaceOsAgents {

  /** Later versions have agents without a model: people. */
  private static final String NO_MODEL = "human";

  private record DatedTask(
      AgentTaskId id, AgentTaskOrder order, AgentTaskRun run, Instant createdAt) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final Storage storage;
  private final KnownIds known;

  SpaceOsAgents(ImportRun run, ForeignStore store, KnownIds known) {
    this.run = run;
    this.store = store;
    this.storage = run.storage();
    this.known = known;
  }

  void agents() {
    run.table(store, "agents", "agents").key("agent_id").intoChecked(this::agent, this::keep);
  }

  private Agent agent(ForeignRow row) {
    return AgentBuilder.builder()
        .id(new AgentId(row.required("agent_id")))
        .identity(run.names().claimed(row.required("identity")))
        .constitution(row.nonBlank("constitution").map(Constitution::new))
        .model(row.nonBlank("model").getOrElse(NO_MODEL))
        .selfDescription(row.nonBlank("self_description"))
        .archivedAt(run.stamps().read(row, "archived_at"))
        .createdAt(run.stamps().require(row, "created_at"))
        .lastActiveAt(run.stamps().read(row, "last_active_at"))
        .spawnCount(row.whole("spawn_count", 0))
        .build();
  }

  private Seq<Option<String>> keep(Seq<Agent> batch) {
    Agents agents = storage.agents();
    Map<AgentName, Agent> taken = agents.lockIdentities(batch.map(Agent::identity));
    batch
        .find(one -> taken.get(one.identity()).exists(other -> !other.id().equals(one.id())))
        .forEach(
            one -> {
              throw new RefusalException(
                  new ImportRefused.IdentityTaken(one.identity().value(), one.identity().value()));
            });
    Seq<Option<String>> reasons =
        batch.map(
            one ->
                Option.when(
                    agents.find(one.id()).isDefined(), "an agent with this id is here already"));
    agents.addAll(batch.zip(reasons).filter(one -> one._2.isEmpty()).map(one -> one._1));
    return reasons;
  }

  void work() {
    run.table(store, "sessions", "spawns of agents")
        .key("session_id")
        .orderedBy("agent_id", "spawn_number")
        .intoChecked(this::spawn, batch -> batch.map(this::keep));
    run.table(store, "tasks", "tasks")
        .key("task_id")
        .orderedBy("created_at")
        .intoChecked(this::task, batch -> batch.map(this::keep));
  }

  private Spawn spawn(ForeignRow row) {
    return new Spawn(
        new SpawnId(row.required("session_id")),
        known.agent(row.required("agent_id")),
        row.whole("spawn_number", 0),
        run.stamps().require(row, "started_at"),
        run.stamps().read(row, "ended_at"),
        row.whole("wakes", 0),
        Option.none());
  }

  private Option<String> keep(Spawn spawn) {
    Spawns spawns = storage.spawns();
    if (spawns.find(spawn.id()).isDefined()
        || spawns
            .before(spawn.agent(), spawn.number() + 1, 1)
            .exists(other -> other.number() == spawn.number())) {
      return Option.some("a spawn with this id or number is here already");
    }
    spawns.add(spawn);
    return Option.none();
  }

  private DatedTask task(ForeignRow row) {
    AgentTaskStatus status = AgentTaskStatus.labelled(row.required("status"));
    Option<Instant> started = run.stamps().read(row, "started_at");
    boolean running = status == AgentTaskStatus.RUNNING;
    int attempts = started.isDefined() || running ? 1 : 0;
    AgentTaskWorker worker =
        new AgentTaskWorker(
            run.entry().system().label(), row.whole("pid").filter(number -> number > 0));
    return new DatedTask(
        new AgentTaskId(row.required("task_id")),
        new AgentTaskOrder(
            known.agent(row.required("agent_id")),
            row.nonBlank("channel_id").map(known::channel),
            row.required("input"),
            AgentTaskOrder.USUAL_ATTEMPTS),
        AgentTaskRunBuilder.builder()
            .status(status)
            .attempts(attempts)
            .claims(attempts)
            .worker(Option.when(attempts > 0, worker))
            // It does not run here: the lease is over, so that it is tried again.
            .leaseUntil(Option.when(running, run.now()))
            .availableAt(Option.none())
            .startedAt(started)
            .completedAt(run.stamps().read(row, "completed_at"))
            .printed(new AgentTaskOutput(row.text("output"), row.text("stderr")))
            .build(),
        run.stamps().require(row, "created_at"));
  }

  private Option<String> keep(DatedTask dated) {
    AgentTasks tasks = storage.agentTasks();
    if (tasks.find(dated.id()).isDefined()) {
      return Option.some("a task with this id is here already");
    }
    AgentTask added =
        tasks.add(Vector.of(Tuple.of(dated.id(), dated.order())), dated.createdAt()).head();
    tasks.save(
        Vector.of(
            new AgentTask(
                added.id(), added.sequence(), added.createdAt(), added.order(), dated.run())));
    return Option.none();
  }
}
