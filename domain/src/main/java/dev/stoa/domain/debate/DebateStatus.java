package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/** The state of a debate session. */
public enum DebateStatus implements Labelled {
  /** Opened, not started yet. */
  PENDING,
  /** Takes turns and votes. */
  RUNNING,
  /** Waits, usually for the decision of an approval gate. */
  PAUSED,
  /** Ended as intended. */
  COMPLETED,
  /** Ended by an error, or by a gate that was rejected or timed out. */
  FAILED,
  /** Ended by the caller. */
  CANCELLED;

  /** What a session may become from each state; there is no other change of state. */
  private static final Map<DebateStatus, Set<DebateStatus>> NEXT =
      HashMap.of(
          PENDING, HashSet.of(RUNNING, CANCELLED),
          RUNNING, HashSet.of(PAUSED, COMPLETED, FAILED, CANCELLED),
          PAUSED, HashSet.of(RUNNING, FAILED, CANCELLED),
          COMPLETED, HashSet.empty(),
          FAILED, HashSet.empty(),
          CANCELLED, HashSet.empty());

  /** The status of a label. */
  public static DebateStatus labelled(String label) {
    return Labelled.of(DebateStatus.class, "status", label);
  }

  /** The states a session may be in next. */
  public Set<DebateStatus> next() {
    return NEXT.get(this).getOrElse(HashSet.empty());
  }

  /** Whether the session has ended. */
  public boolean isOver() {
    return next().isEmpty();
  }
}
