package dev.stoa.domain.resilience;

import io.vavr.control.Option;

/**
 * The admission of one call, used to report its outcome.
 *
 * @param generation how often the breaker had opened or closed when the call was admitted; the
 *     outcome of a call of an earlier generation says nothing about this one
 * @param probe the id of the probe, if the call is one
 */
public record BreakerTicket(BreakerName name, long generation, Option<String> probe) {

  /** The same as one text. */
  public BreakerLease lease() {
    return BreakerLease.of(this);
  }
}
