package dev.stoa.domain.resilience;

import io.vavr.control.Option;
import java.time.Instant;

/**
 * The state of a breaker at an instant.
 *
 * @param retryAt when an open breaker admits the first probe
 * @param probes how many probes are running
 */
public record BreakerStatus(
    CircuitBreaker breaker, BreakerState state, Option<Instant> retryAt, int probes) {}
