-- What maintenance did last, and the certificates of erasures.

CREATE TABLE maintenance_tasks (
    name ${key} NOT NULL PRIMARY KEY,
    -- The limits in force when the dry run was made: others need a dry run of their own.
    policy TEXT NOT NULL,
    previewed_at ${instant},
    started_at ${instant},
    finished_at ${instant},
    changed ${non_negative} NOT NULL DEFAULT 0 ${check} (changed >= 0) ${by_type}
);

CREATE TABLE erasure_certificates (
    erasure_id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    -- Canonical JSON, whose SHA-256 the audit entry holds.
    document TEXT NOT NULL,
    audit_sequence ${positive} NOT NULL ${check} (audit_sequence >= 1) ${by_type}
);

CREATE INDEX idx_erasure_certificates_created ON erasure_certificates (created_at, erasure_id);
