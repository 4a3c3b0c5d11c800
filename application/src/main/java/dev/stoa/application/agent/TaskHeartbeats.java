package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTaskRefused.LeaseLost;
import dev.stoa.domain.agent.AgentTaskRefused.Unknown;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.lang.System.Logger.Level;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Keeps the claims of running tasks alive, and interrupts the handlers of those that are lost. */
final class TaskHeartbeats {

  private static final System.Logger LOG = System.getLogger("dev.stoa.tasks");

  private final AgentTaskOperations tasks;
  private final InstantSource clock;
  private final AgentTaskLease lease;
  private final Set<RunningTask> running;

  TaskHeartbeats(
      AgentTaskOperations tasks,
      InstantSource clock,
      AgentTaskLease lease,
      Set<RunningTask> running) {
    this.tasks = tasks;
    this.clock = clock;
    this.lease = lease;
    this.running = running;
  }

  /** Sends them every third of the lease, so that one or two may fail. */
  void until(CountDownLatch end) {
    long period = Math.max(1, lease.length().toNanos() / 3);
    try {
      while (!end.await(period, TimeUnit.NANOSECONDS)) {
        Vector<RunningTask> alive = Vector.ofAll(running);
        if (alive.nonEmpty()) {
          beat(alive);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void beat(Vector<RunningTask> alive) {
    Instant until = lease.from(clock.instant());
    try {
      Seq<AgentTaskRefused> refusals = tasks.heartbeatAll(alive.map(RunningTask::claim), lease);
      for (RunningTask task : alive) {
        if (refusals.exists(refused -> isAbout(refused, task))) {
          task.lose();
        } else {
          task.held(until);
        }
      }
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "cannot send heartbeats for " + alive.size() + " tasks", e);
      // If the store does not answer, handlers must stop when their lease ends.
      Instant now = clock.instant();
      alive.filter(task -> task.isOver(now)).forEach(RunningTask::lose);
    }
  }

  private static boolean isAbout(AgentTaskRefused refused, RunningTask task) {
    return (refused instanceof LeaseLost lost && lost.claim().equals(task.claim()))
        || (refused instanceof Unknown unknown
            && unknown.reference().equals(task.task().id().value()));
  }
}
