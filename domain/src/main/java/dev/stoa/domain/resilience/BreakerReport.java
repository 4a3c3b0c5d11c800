package dev.stoa.domain.resilience;

/**
 * What the outcome of a call did to its breaker.
 *
 * @param tripped whether this outcome, and no earlier one, opened it
 */
public record BreakerReport(BreakerStatus status, boolean tripped) {}
