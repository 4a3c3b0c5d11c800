package dev.stoa.domain.kernel;

import java.time.Duration;

/**
 * A unit of work that has ended.
 *
 * @param operation the method that opened it, such as {@code MemoryOperations.remember}
 * @param duration from the call to its return, including waits and retries
 * @param retries how often it was retried after a conflict
 */
public record FinishedUnit(
    String operation, Kind kind, Duration duration, Outcome outcome, int retries) {

  /** What the unit was opened for. */
  public enum Kind {
    /** Each query sees the latest state. */
    READ,
    /** All queries see the same state. */
    SNAPSHOT,
    /** One transaction that may write. */
    WRITE
  }

  /** How it ended. */
  public enum Outcome {
    /** Returned a result; writes were committed. */
    DONE,
    /** Returned a refusal; writes were rolled back. */
    REFUSED,
    /** Threw an exception; writes were rolled back. */
    FAILED
  }
}
