package dev.stoa.adapter.jooq.resilience;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.resilience.AnsweredRequests;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.resilience.ResilienceStorage;

/** The ports of circuit breakers and answered requests on either engine. */
public interface JooqResilienceStorage extends ResilienceStorage, JooqContextStorage {

  @Override
  default CircuitBreakers circuitBreakers() {
    return repository(JooqCircuitBreakers.class, JooqCircuitBreakers::new);
  }

  @Override
  default AnsweredRequests answeredRequests() {
    return repository(JooqAnsweredRequests.class, JooqAnsweredRequests::new);
  }
}
