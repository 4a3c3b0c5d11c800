package dev.stoa.domain.resilience;

/** An admitted call, and the breaker with that call running. */
public record Admission(CircuitBreaker breaker, BreakerTicket ticket) {}
