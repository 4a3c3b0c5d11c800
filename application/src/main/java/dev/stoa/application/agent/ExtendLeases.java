package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTasks;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Extends the leases of a worker. */
final class ExtendLeases {

  private final AgentTasks tasks;
  private final InstantSource clock;

  ExtendLeases(AgentTasks tasks, InstantSource clock) {
    this.tasks = tasks;
    this.clock = clock;
  }

  Seq<AgentTaskRefused> heartbeat(Seq<AgentTaskClaim> claims, AgentTaskLease lease) {
    if (claims.size() > AgentTaskOrder.MAX_BATCH) {
      return List.of(
          new AgentTaskRefused.TooMany("claims", claims.size(), AgentTaskOrder.MAX_BATCH));
    }
    if (claims.isEmpty()) {
      return List.empty();
    }
    Instant now = clock.instant();
    Map<AgentTaskId, AgentTask> held = tasks.lock(claims.map(AgentTaskClaim::task).distinct());
    Seq<Either<AgentTaskRefused, AgentTask>> answers =
        claims.map(claim -> extended(claim, held.get(claim.task()), now, lease));
    Seq<AgentTask> alive = answers.flatMap(answer -> answer.toOption());
    if (alive.nonEmpty()) {
      tasks.save(alive);
    }
    return answers.filter(Either::isLeft).map(Either::getLeft);
  }

  private static Either<AgentTaskRefused, AgentTask> extended(
      AgentTaskClaim claim, Option<AgentTask> held, Instant now, AgentTaskLease lease) {
    return held.<AgentTaskRefused>toEither(() -> new AgentTaskRefused.Unknown(claim.task()))
        .flatMap(task -> task.heartbeat(claim, now, lease));
  }
}
