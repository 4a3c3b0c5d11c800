package dev.stoa.domain.resilience;

import io.vavr.control.Option;
import java.time.Instant;

/**
 * A breaker as it stands at one instant.
 *
 * @param retryAt when an open breaker lets the first probe through
 * @param probes how many probes are running
 */
public record BreakerStatus(
    CircuitBreaker breaker, BreakerState state, Option<Instant> retryAt, int probes) {}
