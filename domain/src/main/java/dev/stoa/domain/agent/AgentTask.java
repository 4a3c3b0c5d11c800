package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * A task, and the rules by which its state changes.
 *
 * <p>A rule returns the changed task or a refusal; the caller stores it.
 *
 * @param sequence its position in the queue, in order of creation
 */
public record AgentTask(
    AgentTaskId id, long sequence, Instant createdAt, AgentTaskOrder order, AgentTaskRun run) {

  /** Its status. */
  public AgentTaskStatus status() {
    return run.status();
  }

  /** The duration of the latest run, if it has ended; never negative. */
  public Option<Duration> duration() {
    return run.startedAt()
        .flatMap(start -> run.completedAt().map(end -> Duration.between(start, end)))
        .map(length -> length.isNegative() ? Duration.ZERO : length);
  }

  /** The claim of its worker. */
  public AgentTaskClaim claim() {
    return run.worker()
        .map(worker -> new AgentTaskClaim(id, worker.name(), run.claims()))
        .getOrElseThrow(() -> new IllegalStateException("task " + id + " is not claimed"));
  }

  /** Claims it for a worker. */
  public Either<AgentTaskRefused, AgentTask> claim(
      AgentTaskWorker worker, Instant now, AgentTaskLease lease) {
    return moved(AgentTaskStatus.RUNNING, run.begin(worker, now, lease.from(now)));
  }

  /** Whether it may be claimed at the instant. */
  public boolean isAvailable(Instant now) {
    return status() == AgentTaskStatus.PENDING
        && run.availableAt().forAll(instant -> !instant.isAfter(now));
  }

  /** A heartbeat: the lease restarts. */
  public Either<AgentTaskRefused, AgentTask> heartbeat(
      AgentTaskClaim claim, Instant now, AgentTaskLease lease) {
    return held(claim).map(task -> task.with(run.extend(lease.from(now))));
  }

  /** Completes it; repeating that with the same result changes nothing. */
  public Either<AgentTaskRefused, AgentTask> complete(
      AgentTaskClaim claim, AgentTaskOutput result, Instant now) {
    return ended(claim, AgentTaskStatus.COMPLETED, result, now);
  }

  /** Fails it permanently. */
  public Either<AgentTaskRefused, AgentTask> fail(
      AgentTaskClaim claim, AgentTaskOutput result, Instant now) {
    return ended(claim, AgentTaskStatus.FAILED, result, now);
  }

  /** Ends it as timed out, as decided by its worker. */
  public Either<AgentTaskRefused, AgentTask> timeout(
      AgentTaskClaim claim, AgentTaskOutput result, Instant now) {
    return ended(claim, AgentTaskStatus.TIMEOUT, result, now);
  }

  /** The attempt failed: the task is pending again, or failed after the last attempt. */
  public Either<AgentTaskRefused, AgentTask> retry(
      AgentTaskClaim claim, AgentTaskOutput result, Instant now) {
    return retry(claim, result, now, Duration.ZERO);
  }

  /** As above; the next attempt starts no earlier than after the delay. */
  public Either<AgentTaskRefused, AgentTask> retry(
      AgentTaskClaim claim, AgentTaskOutput result, Instant now, Duration delay) {
    Instant next = Instants.after("available_at", now, Instants.requireAge("delay", delay));
    if (run.attempts() >= order.maxAttempts()) {
      return fail(claim, result, now);
    }
    return held(claim).map(task -> task.with(run.waitAgain(run.attempts(), result, next)));
  }

  /** Releases it: the attempt does not count. */
  public Either<AgentTaskRefused, AgentTask> release(AgentTaskClaim claim, Instant now) {
    return held(claim)
        .map(task -> task.with(run.waitAgain(run.attempts() - 1, run.printed(), now)));
  }

  /** Fails a pending task. */
  public Either<AgentTaskRefused, AgentTask> reject(AgentTaskOutput reason, Instant now) {
    return unclaimed(AgentTaskStatus.FAILED, reason, now);
  }

  /** Cancels it; only a pending task can be cancelled. */
  public Either<AgentTaskRefused, AgentTask> cancel(Instant now) {
    return unclaimed(AgentTaskStatus.CANCELLED, run.printed(), now);
  }

  /** Whether its lease has expired. */
  public boolean isExpired(Instant now) {
    return status() == AgentTaskStatus.RUNNING
        && run.leaseUntil().exists(until -> !until.isAfter(now));
  }

  /**
   * Takes it from a worker whose lease has expired: pending again while attempts are left, else
   * timed out.
   */
  public AgentTask reclaim(Instant now) {
    if (!isExpired(now)) {
      return this;
    }
    if (run.attempts() < order.maxAttempts()) {
      return with(run.waitAgain(run.attempts(), run.printed(), now));
    }
    return with(run.end(AgentTaskStatus.TIMEOUT, run.printed().withError(silence()), now));
  }

  private String silence() {
    return "lease of worker "
        + run.worker().map(AgentTaskWorker::name).getOrElse("?")
        + " expired at "
        + run.leaseUntil().get()
        + " in attempt "
        + run.attempts()
        + " of "
        + order.maxAttempts();
  }

  private Either<AgentTaskRefused, AgentTask> ended(
      AgentTaskClaim claim, AgentTaskStatus as, AgentTaskOutput result, Instant now) {
    if (status().isEnd() && isOf(claim)) {
      return sameResult(as, result);
    }
    return held(claim).flatMap(task -> task.moved(as, run.end(as, result, now)));
  }

  private Either<AgentTaskRefused, AgentTask> sameResult(
      AgentTaskStatus as, AgentTaskOutput result) {
    if (status() != as) {
      return Either.left(new AgentTaskRefused.IllegalMove(id, status(), as));
    }
    return run.printed().equals(result)
        ? Either.right(this)
        : Either.left(new AgentTaskRefused.ResultDiffers(id, as));
  }

  private Either<AgentTaskRefused, AgentTask> unclaimed(
      AgentTaskStatus as, AgentTaskOutput result, Instant now) {
    // A running task can be failed only by its worker.
    return status() == AgentTaskStatus.RUNNING
        ? Either.left(new AgentTaskRefused.IllegalMove(id, status(), as))
        : moved(as, run.end(as, result, now));
  }

  private Either<AgentTaskRefused, AgentTask> held(AgentTaskClaim claim) {
    return status() == AgentTaskStatus.RUNNING && isOf(claim)
        ? Either.right(this)
        : Either.left(new AgentTaskRefused.LeaseLost(claim, status(), run.claims()));
  }

  private boolean isOf(AgentTaskClaim claim) {
    return claim.number() == run.claims()
        && run.worker().exists(worker -> worker.name().equals(claim.worker()));
  }

  private Either<AgentTaskRefused, AgentTask> moved(AgentTaskStatus to, AgentTaskRun next) {
    return status().mayBecome(to)
        ? Either.right(with(next))
        : Either.left(new AgentTaskRefused.IllegalMove(id, status(), to));
  }

  private AgentTask with(AgentTaskRun next) {
    return new AgentTask(id, sequence, createdAt, order, next);
  }
}
