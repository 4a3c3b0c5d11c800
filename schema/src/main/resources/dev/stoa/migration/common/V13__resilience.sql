-- The state of each circuit breaker, so that a restart does not forget an open one.

CREATE TABLE circuit_breakers (
    name ${key} NOT NULL PRIMARY KEY,
    -- The running probes, each with the end of its lease.
    state_json ${json} NOT NULL CHECK (json_valid(state_json)),
    failure_threshold BIGINT NOT NULL CHECK (failure_threshold >= 1),
    success_threshold BIGINT NOT NULL CHECK (success_threshold >= 1),
    cooldown_seconds ${double} NOT NULL CHECK (cooldown_seconds >= 0),
    probe_limit BIGINT NOT NULL CHECK (probe_limit >= 1),
    generation BIGINT NOT NULL CHECK (generation >= 0),
    failures BIGINT NOT NULL CHECK (failures >= 0),
    successes BIGINT NOT NULL CHECK (successes >= 0),
    -- The instant rather than the time since opening, because the cooldown continues while no
    -- process runs.
    opened_at ${instant},
    updated_at ${instant} NOT NULL
);

-- Requests that were done, by the hash of their key, so that none is done twice.
CREATE TABLE answered_requests (
    request_key ${key} NOT NULL PRIMARY KEY,
    fingerprint ${key} NOT NULL,
    answer TEXT NOT NULL,
    -- The key that the answer is encrypted with; null if it is plain text.
    key_id ${key},
    answered_at ${instant} NOT NULL
);

CREATE INDEX idx_answered_requests_answered ON answered_requests (answered_at, request_key);
