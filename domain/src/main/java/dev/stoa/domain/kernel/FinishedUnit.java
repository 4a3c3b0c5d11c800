package dev.stoa.domain.kernel;

import java.time.Duration;

/**
 * A unit of work that has ended.
 *
 * @param operation the method that opened it, such as {@code MemoryOperations.remember}
 * @param duration from the call to the answer, waiting and retries included
 * @param retries how often it was run again after a conflict
 */
public record FinishedUnit(
    String operation, Kind kind, Duration duration, Outcome outcome, int retries) {

  /** What the unit was opened for. */
  public enum Kind {
    /** Each question sees the latest state. */
    READ,
    /** All questions see one state. */
    SNAPSHOT,
    /** One transaction that may write. */
    WRITE
  }

  /** How it ended. */
  public enum Outcome {
    /** Answered and, if it wrote, committed. */
    DONE,
    /** Answered with a refusal, and undone. */
    REFUSED,
    /** Ended by an exception, and undone. */
    FAILED
  }
}
