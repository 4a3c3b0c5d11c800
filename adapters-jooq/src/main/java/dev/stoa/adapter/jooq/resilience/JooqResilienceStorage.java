package dev.stoa.adapter.jooq.resilience;

import dev.stoa.adapter.jooq.JooqContextStorage;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.resilience.ResilienceStorage;

/** The ports of circuit breakers on either engine. */
public interface JooqResilienceStorage extends ResilienceStorage, JooqContextStorage {

  @Override
  default CircuitBreakers circuitBreakers() {
    return repository(JooqCircuitBreakers.class, JooqCircuitBreakers::new);
  }
}
