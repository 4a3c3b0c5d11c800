package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;

/** The status of a task, and its allowed transitions. */
public enum AgentTaskStatus implements Labelled {
  /** Waiting for a worker. */
  PENDING,
  /** Claimed by a worker under a lease. */
  RUNNING,
  /** Done. */
  COMPLETED,
  /** Failed permanently. */
  FAILED,
  /** Timed out. */
  TIMEOUT,
  /** Cancelled before it ran. */
  CANCELLED;

  /** The status of a label. */
  public static AgentTaskStatus labelled(String label) {
    return Labelled.of(AgentTaskStatus.class, "status", label);
  }

  /** The statuses that may follow; none after an end status. */
  public Set<AgentTaskStatus> followers() {
    return switch (this) {
      case PENDING -> HashSet.of(RUNNING, FAILED, CANCELLED);
      case RUNNING -> HashSet.of(PENDING, COMPLETED, FAILED, TIMEOUT);
      case COMPLETED, FAILED, TIMEOUT, CANCELLED -> HashSet.empty();
    };
  }

  /** Whether the other status may follow this one. */
  public boolean mayBecome(AgentTaskStatus next) {
    return followers().contains(next);
  }

  /** Whether it is an end status. */
  public boolean isEnd() {
    return followers().isEmpty();
  }
}
