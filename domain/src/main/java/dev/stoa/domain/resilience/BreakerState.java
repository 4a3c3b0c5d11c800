package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.Labelled;

/** The state of a breaker. */
public enum BreakerState implements Labelled {
  /** Calls are admitted, and consecutive failures are counted. */
  CLOSED,
  /** Calls are refused until the cooldown is over. */
  OPEN,
  /** A few probes are admitted; their outcomes decide. */
  HALF_OPEN;
}
