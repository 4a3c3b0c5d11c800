package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTasks;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Completes all tasks in one statement, and checks only the rest individually. */
final class CompleteTasks {

  private final AgentTasks tasks;
  private final InstantSource clock;

  CompleteTasks(AgentTasks tasks, InstantSource clock) {
    this.tasks = tasks;
    this.clock = clock;
  }

  Seq<AgentTaskRefused> complete(Seq<AgentTaskResult> results) {
    if (results.size() > AgentTaskOrder.MAX_BATCH) {
      return List.of(
          new AgentTaskRefused.TooMany("results", results.size(), AgentTaskOrder.MAX_BATCH));
    }
    if (results.isEmpty()) {
      return List.empty();
    }
    Instant now = clock.instant();
    // Rows are locked in a fixed order, so that concurrent callers cannot deadlock.
    Seq<AgentTaskResult> ordered = results.sortBy(result -> result.claim().task());
    Set<AgentTaskResult> rest = tasks.complete(ordered, now).toSet();
    return rest.isEmpty() ? List.empty() : refused(results.filter(rest::contains), now);
  }

  private Seq<AgentTaskRefused> refused(Seq<AgentTaskResult> rest, Instant now) {
    Map<AgentTaskId, AgentTask> held =
        tasks.lock(rest.map(result -> result.claim().task()).distinct());
    return rest.map(result -> judged(result, held.get(result.claim().task()), now))
        .filter(Either::isLeft)
        .map(Either::getLeft);
  }

  /** A left, or the task as it was completed before with the same result. */
  private static Either<AgentTaskRefused, AgentTask> judged(
      AgentTaskResult result, Option<AgentTask> held, Instant now) {
    return held.<AgentTaskRefused>toEither(
            () -> new AgentTaskRefused.Unknown(result.claim().task()))
        .flatMap(task -> task.complete(result.claim(), result.printed(), now));
  }
}
