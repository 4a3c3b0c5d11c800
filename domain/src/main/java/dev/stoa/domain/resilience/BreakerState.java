package dev.stoa.domain.resilience;

import java.util.Locale;

/** The state of a breaker. */
public enum BreakerState {
  /** Calls are admitted, and consecutive failures are counted. */
  CLOSED,
  /** Calls are refused until the cooldown is over. */
  OPEN,
  /** A few probes are admitted; their outcomes decide. */
  HALF_OPEN;

  /** As shown to people: {@code half-open}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
