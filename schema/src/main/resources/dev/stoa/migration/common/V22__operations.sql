-- What maintenance did last, the certificates of erasures, and the rows of all contexts as they were.

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

-- A row as it was from one instant until another, of the table that is its kind. What changes or removes
-- a row writes its version in the same unit of work: triggers, so that cascades and sweeps do too.
-- Contents are long and would overflow a tree that is in the order of the key.
CREATE TABLE versions (
    kind ${key} NOT NULL,
    id ${key} NOT NULL,
    recorded_from ${instant} NOT NULL,
    recorded_until ${instant} NOT NULL,
    -- On whose behalf it was changed or removed then, if an edge had a caller.
    changed_by ${key},
    -- Its columns by name; null while there was no such row.
    content ${json} ${check} (content IS NULL OR json_valid(content)) ${by_type},
    PRIMARY KEY (kind, id, recorded_until),
    CHECK (recorded_from < recorded_until)
);

-- What has changed since an instant, and what is too old.
CREATE INDEX idx_versions_until ON versions (kind, recorded_until);
