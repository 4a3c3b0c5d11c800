-- The audit trail: one hash chain, ordered by sequence, and the checkpoints signed over its tree.

CREATE TABLE audit_log (
    sequence ${position} ${check} (sequence >= 1) ${by_type},
    id ${key} NOT NULL UNIQUE,
    created_at ${instant} NOT NULL,
    event_type TEXT NOT NULL,
    session_id ${key},
    trace_id ${key},
    token_id ${key},
    field TEXT,
    specialist ${key},
    u_score ${double},
    confidence ${double},
    latency_ms ${double},
    -- Plain text on both engines: this exact text is hashed, and jsonb would print it differently.
    details TEXT NOT NULL DEFAULT '{}',
    -- Not unique: entry n contains the hash of entry n - 1, so the key above already prevents a
    -- second successor, and an index on a hash costs more than the row.
    prev_hash ${key} NOT NULL,
    curr_hash ${key} NOT NULL,
    -- The interior nodes of the Merkle tree that this entry completed, lowest level first.
    tree_nodes ${bytes}
);

CREATE INDEX idx_audit_log_event ON audit_log (event_type, sequence);
CREATE INDEX idx_audit_log_session ON audit_log (session_id, sequence) WHERE session_id IS NOT NULL;
CREATE INDEX idx_audit_log_trace ON audit_log (trace_id, sequence) WHERE trace_id IS NOT NULL;

CREATE TABLE audit_checkpoints (
    checkpoint_id ${position} ${check} (checkpoint_id >= 1) ${by_type},
    origin TEXT NOT NULL,
    tree_size ${non_negative} NOT NULL ${check} (tree_size >= 0) ${by_type},
    root_hash ${key} NOT NULL,
    note TEXT NOT NULL,
    created_at ${instant} NOT NULL
);
