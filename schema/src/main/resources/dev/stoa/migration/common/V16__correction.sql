-- Verified facts, and what they replace. After the conversations, in which they may apply.

CREATE TABLE corrections (
    row_id ${number},
    id ${key} NOT NULL UNIQUE,
    created_at ${instant} NOT NULL,
    subject ${key} NOT NULL,
    domain ${key} NOT NULL,
    claim TEXT NOT NULL,
    rejected TEXT NOT NULL DEFAULT '',
    confidence ${unit_range} NOT NULL ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    source ${correction_source} NOT NULL DEFAULT 'arbiter'
        ${check} (source IN ('arbiter', 'manual', 'implicit_confirmed')) ${by_type},
    effective_confidence ${unit_range} NOT NULL
        ${check} (effective_confidence BETWEEN 0 AND 1) ${by_type},
    decay_class ${decay_class} NOT NULL DEFAULT 'C'
        ${check} (decay_class IN ('A', 'B', 'C', 'D')) ${by_type},
    kind ${correction_kind} NOT NULL DEFAULT 'factual'
        ${check} (kind IN ('factual', 'failure_pattern', 'decision', 'instruction',
            'preference', 'other')) ${by_type},
    pinned ${bool} NOT NULL DEFAULT FALSE,
    scope ${correction_scope} NOT NULL DEFAULT 'global'
        ${check} (scope IN ('global', 'project', 'conversation', 'superseded')) ${by_type},
    project_id ${key} REFERENCES projects (project_id) ON DELETE CASCADE,
    conversation_id ${key} REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    superseded_by ${key} REFERENCES corrections (id) ON DELETE SET NULL,
    -- When it is true, and the end that it had before it was superseded.
    valid_from ${instant},
    valid_until ${instant},
    former_until ${instant},
    metadata ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(metadata)) ${by_type},
    -- What holds applies where its ids say; what no longer holds keeps them.
    CHECK (project_id IS NULL OR conversation_id IS NULL),
    CHECK (scope <> 'global' OR (project_id IS NULL AND conversation_id IS NULL)),
    CHECK (scope <> 'project' OR project_id IS NOT NULL),
    CHECK (scope <> 'conversation' OR conversation_id IS NOT NULL),
    CHECK (superseded_by IS NULL OR scope = 'superseded'),
    -- One that was withdrawn has ended; what replaced another may be quarantined.
    CHECK (scope <> 'superseded' OR superseded_by IS NOT NULL OR valid_until IS NOT NULL)
);

CREATE INDEX idx_corrections_created ON corrections (created_at, id);
CREATE INDEX idx_corrections_domain ON corrections (domain, created_at, id);
CREATE INDEX idx_corrections_subject ON corrections (subject, domain, created_at, id)
    WHERE scope <> 'superseded';
CREATE INDEX idx_corrections_project ON corrections (project_id, id) WHERE project_id IS NOT NULL;
CREATE INDEX idx_corrections_conversation ON corrections (conversation_id, id)
    WHERE conversation_id IS NOT NULL;
CREATE INDEX idx_corrections_valid ON corrections (id)
    WHERE valid_from IS NOT NULL OR valid_until IS NOT NULL;
CREATE INDEX idx_corrections_superseded_by ON corrections (superseded_by, created_at, id)
    WHERE superseded_by IS NOT NULL;
