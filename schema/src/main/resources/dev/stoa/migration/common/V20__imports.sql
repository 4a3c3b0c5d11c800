-- What was imported from other systems.

CREATE TABLE imports (
    id ${key} NOT NULL PRIMARY KEY,
    system ${key} NOT NULL,
    -- The zone that local times of the source were read in.
    zone ${key},
    imported_at ${instant} NOT NULL
);

-- The rows of other systems that are here, so that importing again adds only what is new.
CREATE TABLE imported_rows (
    system ${key} NOT NULL,
    source_table ${key} NOT NULL,
    source_key ${key} NOT NULL,
    import_id ${key} NOT NULL REFERENCES imports (id),
    PRIMARY KEY (system, source_table, source_key)
) ${keyed};

-- The audit chain of another system, value by value, so that it can be verified by its own rule. It
-- is no part of our trail, which attests it by one entry.
CREATE TABLE imported_audit_log (
    -- The hash of its first entry.
    chain ${key} NOT NULL,
    -- The row id there, which is the order of the chain.
    sequence BIGINT NOT NULL,
    import_id ${key} NOT NULL REFERENCES imports (id),
    id TEXT,
    created_at ${double},
    event_type TEXT,
    session_id TEXT,
    trace_id TEXT,
    request_id TEXT,
    routing_mode TEXT,
    token_id TEXT,
    field TEXT,
    specialist TEXT,
    u_score ${double},
    confidence ${double},
    latency_ms ${double},
    details TEXT,
    prev_hash TEXT,
    curr_hash TEXT,
    tenant_id TEXT,
    PRIMARY KEY (chain, sequence)
);
