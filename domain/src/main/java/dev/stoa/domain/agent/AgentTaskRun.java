package dev.stoa.domain.agent;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The mutable part of a task.
 *
 * @param attempts how often it was tried
 * @param claims number of claims; unlike attempts it never decreases
 * @param worker the current or latest worker
 * @param leaseUntil when a running task may be taken from its worker
 * @param availableAt the earliest instant of the next run; none if no run has ended yet
 * @param startedAt when the latest run began
 * @param completedAt when it ended
 * @param printed what the latest run printed
 */
@RecordBuilder
public record AgentTaskRun(
    AgentTaskStatus status,
    int attempts,
    long claims,
    Option<AgentTaskWorker> worker,
    Option<Instant> leaseUntil,
    Option<Instant> availableAt,
    Option<Instant> startedAt,
    Option<Instant> completedAt,
    AgentTaskOutput printed) {

  /** Not begun. */
  public static final AgentTaskRun NONE =
      new AgentTaskRun(
          AgentTaskStatus.PENDING,
          0,
          0,
          Option.none(),
          Option.none(),
          Option.none(),
          Option.none(),
          Option.none(),
          AgentTaskOutput.NONE);

  /** After a claim. */
  public AgentTaskRun begin(AgentTaskWorker by, Instant now, Instant until) {
    return new AgentTaskRun(
        AgentTaskStatus.RUNNING,
        attempts + 1,
        claims + 1,
        Option.some(by),
        Option.some(until),
        availableAt,
        Option.some(now),
        Option.none(),
        printed);
  }

  /** A heartbeat never shortens the lease. */
  AgentTaskRun extend(Instant until) {
    Instant later = leaseUntil.filter(until::isBefore).getOrElse(until);
    return AgentTaskRunBuilder.from(this).leaseUntil(Option.some(later)).build();
  }

  /** After its end. */
  public AgentTaskRun end(AgentTaskStatus as, AgentTaskOutput result, Instant now) {
    return AgentTaskRunBuilder.from(this)
        .status(as)
        .leaseUntil(Option.none())
        .completedAt(Option.some(now))
        .printed(result)
        .build();
  }

  AgentTaskRun waitAgain(int attemptsMade, AgentTaskOutput result, Instant next) {
    return new AgentTaskRun(
        AgentTaskStatus.PENDING,
        attemptsMade,
        claims,
        Option.none(),
        Option.none(),
        Option.some(next),
        Option.none(),
        Option.none(),
        result);
  }
}
