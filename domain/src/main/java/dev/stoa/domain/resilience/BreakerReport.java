package dev.stoa.domain.resilience;

/**
 * The effect of a call's outcome on its breaker.
 *
 * @param tripped whether this outcome opened it
 */
public record BreakerReport(BreakerStatus status, boolean tripped) {}
