package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTasks;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/** Prolongs the leases of a worker that shows it is alive. */
final class KeepTasks {

  private final AgentTasks tasks;
  private final InstantSource clock;

  KeepTasks(AgentTasks tasks, InstantSource clock) {
    this.tasks = tasks;
    this.clock = clock;
  }

  Seq<AgentTaskRefused> heartbeat(Seq<AgentTaskClaim> claims, AgentTaskLease lease) {
    Instant now = clock.instant();
    // In the order in which results are given in, so that the two never wait for each other.
    Seq<Either<AgentTaskRefused, AgentTask>> answers =
        claims.sortBy(claim -> claim.task().value()).map(claim -> extended(claim, now, lease));
    Seq<AgentTask> alive = answers.flatMap(answer -> answer.toOption());
    if (alive.nonEmpty()) {
      tasks.save(alive);
    }
    return answers.filter(Either::isLeft).map(Either::getLeft);
  }

  private Either<AgentTaskRefused, AgentTask> extended(
      AgentTaskClaim claim, Instant now, AgentTaskLease lease) {
    return tasks
        .lock(claim.task())
        .<AgentTaskRefused>toEither(() -> new AgentTaskRefused.Unknown(claim.task()))
        .flatMap(task -> task.heartbeat(claim, now, lease));
  }
}
