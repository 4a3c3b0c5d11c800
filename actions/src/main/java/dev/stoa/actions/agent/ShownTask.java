package dev.stoa.actions.agent;

import dev.stoa.actions.Items;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/** A task of an agent. */
record ShownTask(
    AgentTaskId taskId,
    @Param("Its position in the queue.") long sequence,
    AgentId agentId,
    @Param("The identity of the agent.") Option<String> agent,
    Option<ChannelId> channelId,
    AgentTaskStatus status,
    @Param("How often it was tried.") int attempts,
    int maxAttempts,
    @Param("How often it was claimed: the number of the latest claim.") long claim,
    @Param("The current or latest worker.") Option<String> worker,
    @Param("The process of the worker.") Option<Long> pid,
    Instant createdAt,
    @Param("When it may be tried again, after a run.") Option<Instant> availableAt,
    @Param("When the latest run began.") Option<Instant> startedAt,
    Option<Instant> leaseExpiresAt,
    Option<Instant> completedAt,
    Option<Long> durationMs,
    String input,
    Option<String> output,
    Option<String> stderr) {

  static ShownTask of(Workspace workspace, AgentTask task) {
    return of(task, identities(workspace, List.of(task)));
  }

  static Items<ShownTask> all(Workspace workspace, Seq<AgentTask> tasks) {
    Map<AgentId, String> identities = identities(workspace, tasks);
    return Items.of(tasks, task -> of(task, identities));
  }

  static Listing<ShownTask> page(Workspace workspace, Page<AgentTask, Long> page) {
    Map<AgentId, String> identities = identities(workspace, page.items());
    return Listing.of(page, task -> of(task, identities));
  }

  private static Map<AgentId, String> identities(Workspace workspace, Seq<AgentTask> tasks) {
    return References.identities(workspace, tasks.map(task -> task.order().agent()));
  }

  private static ShownTask of(AgentTask task, Map<AgentId, String> identities) {
    AgentTaskRun run = task.run();
    return new ShownTask(
        task.id(),
        task.sequence(),
        task.order().agent(),
        identities.get(task.order().agent()),
        task.order().channel(),
        task.status(),
        run.attempts(),
        task.order().maxAttempts(),
        run.claims(),
        run.worker().map(AgentTaskWorker::name),
        run.worker().flatMap(AgentTaskWorker::pid),
        task.createdAt(),
        run.availableAt(),
        run.startedAt(),
        run.leaseUntil(),
        run.completedAt(),
        task.duration().map(Duration::toMillis),
        task.order().input(),
        run.printed().output(),
        run.printed().stderr());
  }
}
