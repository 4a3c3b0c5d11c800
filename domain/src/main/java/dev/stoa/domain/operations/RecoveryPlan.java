package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Labelled;
import java.time.Duration;

/** How quickly a workspace must be back after a loss, and how much of it may be lost. */
public enum RecoveryPlan implements Labelled {
  /** Back within a day, with at most a day lost. */
  FREE(Duration.ofDays(1), Duration.ofDays(1)),
  /** Back within four hours, with at most an hour lost. */
  PRO(Duration.ofHours(4), Duration.ofHours(1)),
  /** Back within an hour, with at most 15 minutes lost. */
  ENTERPRISE(Duration.ofHours(1), Duration.ofMinutes(15));

  private final Duration recoveryTime;
  private final Duration recoveryPoint;

  RecoveryPlan(Duration recoveryTime, Duration recoveryPoint) {
    this.recoveryTime = recoveryTime;
    this.recoveryPoint = recoveryPoint;
  }

  /** The longest that a restore may take (RTO). */
  public Duration recoveryTime() {
    return recoveryTime;
  }

  /** The oldest that the last backup may be (RPO). */
  public Duration recoveryPoint() {
    return recoveryPoint;
  }
}
