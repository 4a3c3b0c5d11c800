package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskProgress;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;

/**
 * Operations on the task queue: create tasks, claim them under a lease, report results.
 *
 * <p>The clock is read inside the unit of work, so that waiting for a lock does not shorten a
 * lease.
 */
public final class AgentTaskOperations {

  private final UnitOfWork unitOfWork;
  private final AgentTasks tasks;
  private final FindAgent agents;
  private final InstantSource clock;
  private final CreateTasks create;
  private final CompleteTasks complete;
  private final ExtendLeases heartbeat;
  private final ReclaimTasks reclaim;
  private final Set<AgentTaskRunner> runners = ConcurrentHashMap.newKeySet();

  /** For one workspace, with its clock and id source. */
  public AgentTaskOperations(AgentStorage storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.tasks = storage.agentTasks();
    this.agents = new FindAgent(storage.agents());
    this.clock = clock;
    this.create = new CreateTasks(tasks, clock, ids);
    this.complete = new CompleteTasks(tasks, clock);
    this.heartbeat = new ExtendLeases(tasks, clock);
    this.reclaim = new ReclaimTasks(tasks, clock);
  }

  /** Adds a task to the queue. */
  public Either<AgentTaskRefused, AgentTask> create(AgentTaskOrder order) {
    return createAll(List.of(order)).map(Seq::head);
  }

  /** As above, for an agent that is named by its id, its identity or an end of its id. */
  public Either<AgentTaskRefused, AgentTask> create(String agent, String input) {
    return unitOfWork.write(
        () ->
            agents
                .any(agent)
                .<AgentTaskRefused>mapLeft(AgentTaskRefused.NoAgent::new)
                .flatMap(found -> create(AgentTaskOrder.of(found.id(), input))));
  }

  /**
   * Adds all tasks to the queue in order, or none; at most {@link AgentTaskOrder#MAX_BATCH} tasks.
   */
  public Either<AgentTaskRefused, Seq<AgentTask>> createAll(Iterable<AgentTaskOrder> orders) {
    Seq<AgentTaskOrder> all = Vector.ofAll(orders);
    return unitOfWork.write(() -> create.create(all));
  }

  /**
   * Claims up to a number of the oldest pending tasks for a worker, each for the length of the
   * lease.
   *
   * <p>If there are fewer, tasks with expired leases are taken over first.
   */
  public Seq<AgentTask> claim(AgentTaskWorker worker, int limit, AgentTaskLease lease) {
    return claim(worker, AgentTaskScope.ALL, limit, lease);
  }

  /** As above, of the tasks of one agent or one channel only. */
  public Seq<AgentTask> claim(
      AgentTaskWorker worker, AgentTaskScope scope, int limit, AgentTaskLease lease) {
    Page.checkedSize(limit);
    return unitOfWork.run(
        () -> {
          Seq<AgentTask> claimed = tasks.claim(worker, scope, limit, clock.instant(), lease);
          int missing = limit - claimed.size();
          return missing > 0 && reclaim.reclaim(scope, missing).nonEmpty()
              ? claimed.appendAll(tasks.claim(worker, scope, missing, clock.instant(), lease))
              : claimed;
        });
  }

  /** A heartbeat: the lease restarts. */
  public Either<AgentTaskRefused, AgentTask> heartbeat(AgentTaskClaim claim, AgentTaskLease lease) {
    return move(claim.task(), (task, now) -> task.heartbeat(claim, now, lease));
  }

  /**
   * As above for many claims, in one unit of work; answers, in their order, why some were not
   * prolonged. At most {@link AgentTaskOrder#MAX_BATCH} claims, else that is the only answer.
   */
  public Seq<AgentTaskRefused> heartbeatAll(Iterable<AgentTaskClaim> claims, AgentTaskLease lease) {
    Seq<AgentTaskClaim> all = Vector.ofAll(claims);
    return unitOfWork.run(() -> heartbeat.heartbeat(all, lease));
  }

  /** Completes a task; repeating that with the same result changes nothing. */
  public Either<AgentTaskRefused, AgentTask> complete(
      AgentTaskClaim claim, AgentTaskOutput printed) {
    return move(claim.task(), (task, now) -> task.complete(claim, printed, now));
  }

  /**
   * Completes many tasks in one unit of work and answers, in their order, why some were not.
   *
   * <p>One lost lease does not undo the work of the others: what is not refused is completed. At
   * most {@link AgentTaskOrder#MAX_BATCH} results, else that is the only answer.
   */
  public Seq<AgentTaskRefused> completeAll(Iterable<AgentTaskResult> results) {
    Seq<AgentTaskResult> all = Vector.ofAll(results);
    return unitOfWork.run(() -> complete.complete(all));
  }

  /** The attempt failed: the task is pending again, or failed if that was its last attempt. */
  public Either<AgentTaskRefused, AgentTask> retry(AgentTaskClaim claim, AgentTaskOutput printed) {
    return move(claim.task(), (task, now) -> task.retry(claim, printed, now));
  }

  /** As above; the next attempt begins after the delay at the earliest. */
  public Either<AgentTaskRefused, AgentTask> retry(
      AgentTaskClaim claim, AgentTaskOutput printed, Duration delay) {
    return move(claim.task(), (task, now) -> task.retry(claim, printed, now, delay));
  }

  /** Fails a task permanently, even if attempts are left. */
  public Either<AgentTaskRefused, AgentTask> fail(AgentTaskClaim claim, AgentTaskOutput printed) {
    return move(claim.task(), (task, now) -> task.fail(claim, printed, now));
  }

  /** Ends a task as timed out, as decided by its worker. */
  public Either<AgentTaskRefused, AgentTask> timeout(
      AgentTaskClaim claim, AgentTaskOutput printed) {
    return move(claim.task(), (task, now) -> task.timeout(claim, printed, now));
  }

  /** Releases a task; the attempt does not count. */
  public Either<AgentTaskRefused, AgentTask> release(AgentTaskClaim claim) {
    return move(claim.task(), (task, now) -> task.release(claim, now));
  }

  /** Fails a pending task. */
  public Either<AgentTaskRefused, AgentTask> reject(AgentTaskId id, AgentTaskOutput reason) {
    return move(id, (task, now) -> task.reject(reason, now));
  }

  /** Cancels a pending task. */
  public Either<AgentTaskRefused, AgentTask> cancel(AgentTaskId id) {
    return move(id, (task, now) -> task.cancel(now));
  }

  /** Takes over tasks with expired leases, up to a limit; returns them, longest overdue first. */
  public Seq<AgentTask> reclaim(int limit) {
    Page.checkedSize(limit);
    return unitOfWork.run(() -> reclaim.reclaim(AgentTaskScope.ALL, limit));
  }

  /** The task of this id. */
  public Option<AgentTask> find(AgentTaskId id) {
    return unitOfWork.read(() -> tasks.find(id));
  }

  /** The task that is meant: by its id, or an end of it that only one has. */
  public Either<AgentTaskRefused, AgentTask> resolve(String task) {
    PlainText.require("task", task, AgentTaskId.MAX_LENGTH);
    return unitOfWork.read(
        () ->
            tasks
                .find(new AgentTaskId(task))
                .<Either<AgentTaskRefused, AgentTask>>map(Either::right)
                .getOrElse(
                    () ->
                        ReferenceLookup.byEnd(
                            task,
                            tasks::endingWith,
                            () -> new AgentTaskRefused.Unknown(task),
                            candidates -> new AgentTaskRefused.Ambiguous(task, candidates))));
  }

  /** Tasks, oldest first; the next page begins after its {@code next}. */
  public Page<AgentTask, Long> list(AgentTaskQuery query) {
    return query.page().page(unitOfWork.read(() -> tasks.page(query)), AgentTask::sequence);
  }

  /**
   * How far the queue is, with a limited number of running tasks: ask again and compare to learn
   * whether tasks moved.
   */
  public AgentTaskProgress progress(int running) {
    Page.checkedSize(running);
    return unitOfWork.read(() -> tasks.progress(running));
  }

  /** The number of tasks per status; a status without tasks is left out. */
  public Map<AgentTaskStatus, Long> counts() {
    return unitOfWork.read(tasks::counts);
  }

  /** Claims tasks and has them handled, with every default, until the runner is closed. */
  public AgentTaskRunner run(AgentTaskWorker worker, AgentTaskHandler handler) {
    return run(worker, handler, AgentTaskRunnerSettings.DEFAULT);
  }

  /** As above, with settings. */
  public AgentTaskRunner run(
      AgentTaskWorker worker, AgentTaskHandler handler, AgentTaskRunnerSettings settings) {
    AgentTaskRunner runner =
        new AgentTaskRunner(this, clock, worker, handler, settings, runners::remove);
    runners.add(runner);
    runner.start();
    return runner;
  }

  /** Closes every runner that is still open, as the workspace does before it closes. */
  public void closeRunners() {
    runners.forEach(AgentTaskRunner::close);
  }

  private Either<AgentTaskRefused, AgentTask> move(
      AgentTaskId id, BiFunction<AgentTask, Instant, Either<AgentTaskRefused, AgentTask>> rule) {
    return unitOfWork.write(
        () ->
            tasks
                .lock(id)
                .<AgentTaskRefused>toEither(() -> new AgentTaskRefused.Unknown(id))
                .flatMap(task -> rule.apply(task, clock.instant()))
                .peek(moved -> tasks.save(List.of(moved))));
  }
}
