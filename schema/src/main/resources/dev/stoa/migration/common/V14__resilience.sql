-- The state of each circuit breaker, so that a restart does not forget an open one.

CREATE TABLE circuit_breakers (
    name ${key} NOT NULL PRIMARY KEY,
    -- The running probes, each with the end of its lease.
    state_json ${json} NOT NULL ${check} (json_valid(state_json)) ${by_type},
    failure_threshold ${positive} NOT NULL ${check} (failure_threshold >= 1) ${by_type},
    success_threshold ${positive} NOT NULL ${check} (success_threshold >= 1) ${by_type},
    cooldown_seconds ${non_negative_double} NOT NULL ${check} (cooldown_seconds >= 0) ${by_type},
    probe_limit ${positive} NOT NULL ${check} (probe_limit >= 1) ${by_type},
    generation ${non_negative} NOT NULL ${check} (generation >= 0) ${by_type},
    failures ${non_negative} NOT NULL ${check} (failures >= 0) ${by_type},
    successes ${non_negative} NOT NULL ${check} (successes >= 0) ${by_type},
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
