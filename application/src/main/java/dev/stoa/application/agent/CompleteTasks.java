package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTasks;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/** Completes what can be completed at once, and looks closer only at the rest. */
final class CompleteTasks {

  private final AgentTasks tasks;
  private final InstantSource clock;

  CompleteTasks(AgentTasks tasks, InstantSource clock) {
    this.tasks = tasks;
    this.clock = clock;
  }

  Seq<AgentTaskRefused> complete(Seq<AgentTaskResult> results) {
    Instant now = clock.instant();
    // Whoever locks rows in one order does not meet another who locks them in the other.
    Seq<AgentTaskResult> ordered = results.sortBy(result -> result.claim().task().value());
    Seq<AgentTaskResult> rest = tasks.complete(ordered, now);
    return rest.isEmpty() ? List.empty() : refused(results.filter(rest::contains), now);
  }

  private Seq<AgentTaskRefused> refused(Seq<AgentTaskResult> rest, Instant now) {
    return rest.map(result -> judged(result, now)).filter(Either::isLeft).map(Either::getLeft);
  }

  /** A left, or the task as it was completed before with the same result. */
  private Either<AgentTaskRefused, AgentTask> judged(AgentTaskResult result, Instant now) {
    return tasks
        .lock(result.claim().task())
        .<AgentTaskRefused>toEither(() -> new AgentTaskRefused.Unknown(result.claim().task()))
        .flatMap(task -> task.complete(result.claim(), result.printed(), now));
  }
}
