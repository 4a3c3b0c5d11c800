package dev.stoa.domain.resilience;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The breakers of a workspace by name. */
public interface CircuitBreakers {

  /** The breaker of this name as last committed. */
  Option<CircuitBreaker> find(BreakerName name);

  /**
   * The breaker of this name, held still, there or not: nobody else can read it this way until the
   * unit of work ends.
   *
   * <p>Needs an open write unit; without one it is an {@link IllegalStateException}.
   */
  Option<CircuitBreaker> lock(BreakerName name);

  /** Keeps the breaker in place of whatever was kept under its name. */
  void save(CircuitBreaker breaker);

  /** Breakers with a greater name, in ascending order of the names' UTF-8 bytes. */
  Seq<CircuitBreaker> after(Option<BreakerName> name, int limit);
}
