package dev.stoa.domain.resilience;

import java.util.Locale;

/** What a breaker does with a call. */
public enum BreakerState {
  /** Calls go through, and failures in a row are counted. */
  CLOSED,
  /** Calls are refused until the cooldown is over. */
  OPEN,
  /** A few probes go through; their outcome decides. */
  HALF_OPEN;

  /** As people read it: {@code half-open}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
