-- Verified facts, and what they replace. After the conversations, in which they may apply.

CREATE TABLE corrections (
    row_id ${number},
    id ${key} NOT NULL UNIQUE,
    created_at ${instant} NOT NULL,
    subject ${key} NOT NULL,
    domain ${key} NOT NULL,
    claim TEXT NOT NULL,
    rejected TEXT NOT NULL DEFAULT '',
    confidence ${double} NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    source TEXT NOT NULL DEFAULT 'arbiter'
        CHECK (source IN ('arbiter', 'manual', 'implicit_confirmed')),
    effective_confidence ${double} NOT NULL CHECK (effective_confidence BETWEEN 0 AND 1),
    decay_class TEXT NOT NULL DEFAULT 'C' CHECK (decay_class IN ('A', 'B', 'C', 'D')),
    kind TEXT NOT NULL DEFAULT 'factual'
        CHECK (kind IN ('factual', 'failure_pattern', 'decision', 'instruction', 'preference', 'other')),
    pinned ${bool} NOT NULL DEFAULT FALSE,
    scope TEXT NOT NULL DEFAULT 'global'
        CHECK (scope IN ('global', 'project', 'conversation', 'superseded')),
    project_id ${key} REFERENCES projects (project_id) ON DELETE CASCADE,
    conversation_id ${key} REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    superseded_by ${key} REFERENCES corrections (id) ON DELETE SET NULL,
    metadata ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(metadata)),
    -- What holds applies where its ids say; what no longer holds keeps them.
    CHECK (project_id IS NULL OR conversation_id IS NULL),
    CHECK (scope <> 'global' OR (project_id IS NULL AND conversation_id IS NULL)),
    CHECK (scope <> 'project' OR project_id IS NOT NULL),
    CHECK (scope <> 'conversation' OR conversation_id IS NOT NULL),
    CHECK (superseded_by IS NULL OR scope = 'superseded')
);

CREATE INDEX idx_corrections_created ON corrections (created_at, id);
CREATE INDEX idx_corrections_domain ON corrections (domain, created_at, id);
CREATE INDEX idx_corrections_subject ON corrections (subject, domain, created_at, id)
    WHERE scope <> 'superseded';
CREATE INDEX idx_corrections_project ON corrections (project_id, id) WHERE project_id IS NOT NULL;
CREATE INDEX idx_corrections_conversation ON corrections (conversation_id, id)
    WHERE conversation_id IS NOT NULL;
CREATE INDEX idx_corrections_superseded_by ON corrections (superseded_by, created_at, id)
    WHERE superseded_by IS NOT NULL;
