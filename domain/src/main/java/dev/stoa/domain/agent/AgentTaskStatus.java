package dev.stoa.domain.agent;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.Locale;

/** The status of a task, and its allowed transitions. */
public enum AgentTaskStatus {
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

  private final String text = name().toLowerCase(Locale.ROOT);

  /** As it is stored and shown, such as {@code pending}. */
  public String text() {
    return text;
  }

  /** The status of this text. */
  public static Option<AgentTaskStatus> of(String text) {
    for (AgentTaskStatus status : values()) {
      if (status.text.equals(text)) {
        return Option.some(status);
      }
    }
    return Option.none();
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
