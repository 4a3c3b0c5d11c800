package dev.stoa.domain.resilience;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The breakers of a workspace by name. */
public interface CircuitBreakers {

  /** The breaker of this name as last committed. */
  Option<CircuitBreaker> find(BreakerName name);

  /**
   * The breaker of this name, existing or not, locked until the write unit ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Option<CircuitBreaker> lock(BreakerName name);

  /** Stores the breaker, replacing the previous state. */
  void save(CircuitBreaker breaker);

  /** Removes a breaker that was locked. */
  void remove(BreakerName name);

  /** Breakers with a greater name, in ascending order of the names' UTF-8 bytes. */
  Seq<CircuitBreaker> after(Option<BreakerName> name, int limit);
}
