-- Verified facts, and what they replace.

CREATE TABLE corrections (
    id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    subject TEXT NOT NULL,
    domain ${key} NOT NULL,
    claim TEXT NOT NULL,
    rejected TEXT NOT NULL DEFAULT '',
    confidence ${double} NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    source TEXT NOT NULL DEFAULT 'arbiter'
        CHECK (source IN ('arbiter', 'manual', 'implicit_confirmed')),
    effective_confidence ${double} NOT NULL CHECK (effective_confidence BETWEEN 0 AND 1),
    decay_class TEXT NOT NULL DEFAULT 'C' CHECK (decay_class IN ('A', 'B', 'C', 'D')),
    scope TEXT NOT NULL DEFAULT 'global'
        CHECK (scope IN ('global', 'project', 'conversation', 'superseded')),
    metadata ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(metadata))
);

CREATE INDEX idx_corrections_domain ON corrections (domain);
CREATE INDEX idx_corrections_created ON corrections (created_at);
