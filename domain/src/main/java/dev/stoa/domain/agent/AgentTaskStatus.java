package dev.stoa.domain.agent;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.Locale;

/** Where a task stands, and where it may go from there. */
public enum AgentTaskStatus {
  /** Waits for a worker. */
  PENDING,
  /** A worker holds it under a lease. */
  RUNNING,
  /** Done. */
  COMPLETED,
  /** Given up, with what went wrong kept. */
  FAILED,
  /** Its time ran out. */
  TIMEOUT,
  /** Withdrawn before anybody ran it. */
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

  /** The statuses that may follow; none follows an end. */
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

  /** Whether nothing follows. */
  public boolean isEnd() {
    return followers().isEmpty();
  }
}
