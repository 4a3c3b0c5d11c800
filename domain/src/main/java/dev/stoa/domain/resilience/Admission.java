package dev.stoa.domain.resilience;

/** A call let through, and the breaker as it is with that call running. */
public record Admission(CircuitBreaker breaker, BreakerTicket ticket) {}
