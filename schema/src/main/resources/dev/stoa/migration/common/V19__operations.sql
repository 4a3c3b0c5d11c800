-- What maintenance did last, and the certificates of erasures.

CREATE TABLE maintenance_tasks (
    name ${key} NOT NULL PRIMARY KEY,
    -- The limits in force when the dry run was made: others need a dry run of their own.
    policy TEXT NOT NULL,
    previewed_at ${instant},
    started_at ${instant},
    finished_at ${instant},
    changed BIGINT NOT NULL DEFAULT 0 CHECK (changed >= 0)
);

CREATE TABLE erasure_certificates (
    erasure_id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    -- Canonical JSON, whose SHA-256 the audit entry holds.
    document TEXT NOT NULL,
    audit_sequence BIGINT NOT NULL CHECK (audit_sequence >= 1)
);

CREATE INDEX idx_erasure_certificates_created ON erasure_certificates (created_at, erasure_id);
