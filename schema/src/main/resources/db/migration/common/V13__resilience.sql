-- The state of each circuit breaker, so that a restart does not forget an open one.

CREATE TABLE circuit_breakers (
    name ${key} NOT NULL PRIMARY KEY,
    state_json ${json} NOT NULL CHECK (json_valid(state_json)),
    failure_threshold BIGINT NOT NULL CHECK (failure_threshold >= 1),
    cooldown_seconds ${double} NOT NULL CHECK (cooldown_seconds >= 0),
    updated_at ${instant} NOT NULL
);

CREATE INDEX idx_circuit_breakers_updated ON circuit_breakers (updated_at);
