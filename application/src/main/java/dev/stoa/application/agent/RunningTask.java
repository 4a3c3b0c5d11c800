package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A claimed task, and the thread that handles it while it does. */
final class RunningTask {

  private final AgentTask task;
  private @Nullable Thread handling;
  private Instant heldUntil;
  private boolean lost;
  private boolean stopped;

  RunningTask(AgentTask task) {
    this.task = task;
    this.heldUntil = task.run().leaseUntil().get();
  }

  AgentTask task() {
    return task;
  }

  AgentTaskClaim claim() {
    return task.claim();
  }

  /** The calling thread handles it from now on; false if it must not, because the lease is lost. */
  synchronized boolean begin() {
    if (lost) {
      return false;
    }
    handling = Thread.currentThread();
    return true;
  }

  /** The handler is done: an interrupt that was meant for it goes no further. */
  synchronized void end() {
    handling = null;
    Thread.interrupted();
  }

  /** The lease was prolonged. */
  synchronized void held(Instant until) {
    heldUntil = until;
  }

  /** Whether the lease has ended, as far as is known here. */
  synchronized boolean isOver(Instant now) {
    return !now.isBefore(heldUntil);
  }

  /** Another worker may have the task. */
  synchronized void lose() {
    lost = true;
    interrupt();
  }

  /** The runner does not wait any longer. */
  synchronized void stop() {
    stopped = true;
    interrupt();
  }

  synchronized boolean isLost() {
    return lost;
  }

  synchronized boolean isStopped() {
    return stopped;
  }

  private void interrupt() {
    if (handling != null) {
      handling.interrupt();
    }
  }
}
