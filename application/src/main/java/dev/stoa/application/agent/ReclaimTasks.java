package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTasks;
import io.vavr.collection.Seq;
import java.time.Instant;
import java.time.InstantSource;

/** Takes tasks from workers whose lease has expired. */
final class ReclaimTasks {

  private final AgentTasks tasks;
  private final InstantSource clock;

  ReclaimTasks(AgentTasks tasks, InstantSource clock) {
    this.tasks = tasks;
    this.clock = clock;
  }

  Seq<AgentTask> reclaim(AgentTaskScope scope, int limit) {
    Instant now = clock.instant();
    Seq<AgentTask> taken = tasks.lockExpired(scope, now, limit).map(task -> task.reclaim(now));
    if (taken.nonEmpty()) {
      tasks.save(taken);
    }
    return taken;
  }
}
