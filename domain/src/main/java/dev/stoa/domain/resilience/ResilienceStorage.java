package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of circuit breakers and answered requests. */
public interface ResilienceStorage extends ContextStorage {

  CircuitBreakers circuitBreakers();

  AnsweredRequests answeredRequests();
}
