package dev.stoa.actions.resilience;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerState;
import dev.stoa.domain.resilience.BreakerStatus;
import dev.stoa.domain.resilience.CircuitBreaker;
import io.vavr.control.Option;
import java.time.Instant;

/** A circuit breaker at this moment. */
record ShownBreaker(
    BreakerName name,
    BreakerState state,
    @Param("Consecutive failures.") int failures,
    @Param("How many of them open it.") int failureThreshold,
    @Param("Successful probes since the cooldown.") int successes,
    @Param("How many of them close it.") int successThreshold,
    @Param("Probes that are running.") int probes,
    @Param("How many may run at once.") int probeLimit,
    double cooldownSeconds,
    Option<Instant> openedAt,
    @Param("When an open breaker admits the first probe.") Option<Instant> retryAt,
    Instant updatedAt) {

  private static final double MILLIS = 1_000.0;

  static ShownBreaker of(BreakerStatus status) {
    CircuitBreaker breaker = status.breaker();
    BreakerPolicy policy = breaker.policy();
    return new ShownBreaker(
        breaker.name(),
        status.state(),
        breaker.failures(),
        policy.failureThreshold(),
        breaker.successes(),
        policy.successThreshold(),
        status.probes(),
        policy.probeLimit(),
        policy.cooldown().toMillis() / MILLIS,
        breaker.openedAt(),
        status.retryAt(),
        breaker.updatedAt());
  }
}
