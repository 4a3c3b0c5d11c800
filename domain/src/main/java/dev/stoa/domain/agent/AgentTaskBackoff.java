package dev.stoa.domain.agent;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import java.time.Duration;

/**
 * Exponential backoff after failed attempts, up to a limit.
 *
 * @param first the wait after the first attempt
 * @param longest the limit
 */
public record AgentTaskBackoff(Duration first, Duration longest) {

  /** From one second to five minutes. */
  public static final AgentTaskBackoff DEFAULT =
      new AgentTaskBackoff(Duration.ofSeconds(1), Duration.ofMinutes(5));

  /** Refuses waits out of range, and a first one above the longest. */
  public AgentTaskBackoff {
    Instants.requireAge("first", first);
    Instants.requireAge("longest", longest);
    if (first.compareTo(longest) > 0) {
      throw new InvalidValue(
          "first is " + first + ", above longest, " + longest + ": give at most that");
    }
  }

  /** The wait after this attempt, counted from 1. */
  public Duration after(int attempts) {
    Duration wait = first;
    for (int made = 1; made < attempts && wait.compareTo(longest) < 0 && !wait.isZero(); made++) {
      wait = wait.multipliedBy(2);
    }
    return wait.compareTo(longest) > 0 ? longest : wait;
  }
}
