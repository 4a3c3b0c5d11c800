package dev.stoa.domain.agent;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import java.time.Duration;
import java.time.Instant;

/** How long a worker may hold a task without a heartbeat. */
public record AgentTaskLease(Duration length) {

  private static final Duration LONGEST = Duration.ofDays(7);

  /** One minute, the default. */
  public static final AgentTaskLease USUAL = new AgentTaskLease(Duration.ofMinutes(1));

  /** Refuses a length that is not above zero, or above a week. */
  public AgentTaskLease {
    if (length.isNegative() || length.isZero() || length.compareTo(LONGEST) > 0) {
      throw new InvalidValue("lease is " + length + ": give more than zero and at most " + LONGEST);
    }
  }

  /** A lease in seconds. */
  public static AgentTaskLease ofSeconds(long seconds) {
    return new AgentTaskLease(Duration.ofSeconds(seconds));
  }

  /** When a lease taken at the instant ends. */
  public Instant from(Instant now) {
    return Instants.after("lease end", now, length);
  }
}
