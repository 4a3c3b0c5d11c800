package dev.stoa.app.agent;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * An agent with a spawn and a task, an entry of the audit trail, and a spawn of an agent of all
 * keys.
 */
public final class AgentWrites implements TorturedContext {

  private static final String SHARED = "torture-agent";
  private static final String SPAWNS = "spawns of " + SHARED;

  @Override
  public void write(Workspace workspace, String key) {
    Agent agent = done(workspace.agents().register(key, "torture"));
    Spawn spawn = done(workspace.agents().startSpawn(key));
    done(workspace.agents().wake(spawn.id()));
    done(workspace.agents().endSpawn(spawn.id()));
    AgentTask task = done(workspace.tasks().create(AgentTaskOrder.of(agent.id(), key)));
    workspace
        .tasks()
        .claim(AgentTaskWorker.named(key), 1, AgentTaskLease.USUAL)
        .filter(claimed -> claimed.id().equals(task.id()))
        .forEach(
            claimed -> done(workspace.tasks().complete(claimed.claim(), AgentTaskOutput.of(key))));
    done(workspace.audit().append(AuditEvent.of("torture").withId(key)));
    done(workspace.agents().registerIfAbsent(SHARED, "torture"));
    done(workspace.agents().startSpawn(SHARED));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    Option<Agent> agent = workspace.agents().resolve(key).toOption();
    return List.of(
        agent.isDefined(),
        workspace.audit().find(new AuditEntryId(key)).isDefined(),
        agent.exists(
            one ->
                done(workspace.agents().spawnsOf(key, PageRequest.first()))
                    .items()
                    .map(spawn -> spawn.wakes() + " " + spawn.endedAt().isDefined())
                    .equals(List.of("1 true"))),
        agent.exists(
            one ->
                workspace
                    .tasks()
                    .list(AgentTaskQuery.all().of(one.id()))
                    .items()
                    .map(task -> task.order().input() + " " + task.status())
                    .equals(List.of(key + " " + AgentTaskStatus.COMPLETED))));
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(
        SPAWNS,
        workspace -> workspace.agents().resolve(SHARED).map(Agent::spawnCount).getOrElse(0L));
  }
}
