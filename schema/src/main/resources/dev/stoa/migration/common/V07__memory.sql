-- Memory in four tiers, what came of using it, how it moved, and what was archived.

CREATE TABLE continuum_memory (
    row_id ${number},
    id ${key} NOT NULL UNIQUE,
    scope ${key} NOT NULL DEFAULT 'shared',
    tier ${memory_tier} NOT NULL
        ${check} (tier = 'fast' OR tier = 'medium' OR tier = 'slow' OR tier = 'glacial') ${by_type},
    -- The SHA-256 of the normalised content and of the end of its time, if it has one; unique
    -- within a scope.
    content_hash ${key} NOT NULL,
    importance ${unit_range} NOT NULL DEFAULT 0.5 ${check} (importance BETWEEN 0 AND 1) ${by_type},
    surprise_score ${unit_range} NOT NULL DEFAULT 0.0
        ${check} (surprise_score BETWEEN 0 AND 1) ${by_type},
    consolidation_score ${unit_range} NOT NULL DEFAULT 0.0
        ${check} (consolidation_score BETWEEN 0 AND 1) ${by_type},
    update_count ${non_negative} NOT NULL DEFAULT 1 ${check} (update_count >= 0) ${by_type},
    success_count ${non_negative} NOT NULL DEFAULT 0 ${check} (success_count >= 0) ${by_type},
    failure_count ${non_negative} NOT NULL DEFAULT 0 ${check} (failure_count >= 0) ${by_type},
    reinforcements ${non_negative} NOT NULL DEFAULT 0 ${check} (reinforcements >= 0) ${by_type},
    -- Orders the memories of a tier by strength at every instant.
    strength_key ${double} NOT NULL,
    last_promotion_at ${instant},
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    expires_at ${instant},
    red_line ${bool} NOT NULL DEFAULT FALSE,
    red_line_reason TEXT,
    -- Its author, if known.
    author TEXT,
    kind ${memory_kind} NOT NULL DEFAULT 'fact'
        ${check} (kind IN ('fact', 'preference', 'decision', 'question', 'instruction')) ${by_type},
    -- Whether it is settled, such as a question that was answered.
    resolved ${bool} NOT NULL DEFAULT FALSE,
    -- When it is true, the memory that superseded it, and the end that it had before.
    valid_from ${instant},
    valid_until ${instant},
    superseded_by ${key},
    former_until ${instant},
    -- The names by which questions mean it, and the memories it refers to.
    names ${json} ${check} (names IS NULL OR json_valid(names)) ${by_type},
    links ${json} ${check} (links IS NULL OR json_valid(links)) ${by_type},
    -- Last, because they may be long: ranking does not read them.
    metadata ${json} ${check} (metadata IS NULL OR json_valid(metadata)) ${by_type},
    content TEXT NOT NULL,
    UNIQUE (scope, content_hash),
    -- A protected memory does not expire.
    CHECK (NOT red_line OR expires_at IS NULL)
);

-- Every index costs every write, so each serves a query that a plan test names. A shared memory,
-- the most common kind, is in two of them; the others have few rows, or those of other scopes for
-- queries over all scopes.

-- Covers all columns that rank a memory.
CREATE INDEX idx_continuum_strength ON continuum_memory (
    scope, tier, strength_key DESC, id, importance, surprise_score, updated_at, expires_at, red_line,
    kind, resolved, valid_from, valid_until);
CREATE INDEX idx_continuum_strength_elsewhere ON continuum_memory (tier, strength_key DESC, id)
    WHERE scope <> 'shared';
CREATE INDEX idx_continuum_updated ON continuum_memory (scope, tier, updated_at, id);
CREATE INDEX idx_continuum_updated_elsewhere ON continuum_memory (tier, updated_at, id)
    WHERE scope <> 'shared';
CREATE INDEX idx_continuum_expires ON continuum_memory (scope, expires_at, id)
    WHERE expires_at IS NOT NULL;
CREATE INDEX idx_continuum_expires_elsewhere ON continuum_memory (expires_at, id)
    WHERE expires_at IS NOT NULL AND scope <> 'shared';
-- No promotion threshold is lower, and the surprise of a new memory is 0.
CREATE INDEX idx_continuum_surprise ON continuum_memory (tier, surprise_score DESC, id)
    WHERE surprise_score > 0.1;
CREATE INDEX idx_continuum_stable ON continuum_memory (tier, updated_at, id)
    WHERE update_count >= 10;
CREATE INDEX idx_continuum_red_line ON continuum_memory (created_at, id) WHERE red_line;
CREATE INDEX idx_continuum_valid ON continuum_memory (id)
    WHERE valid_from IS NOT NULL OR valid_until IS NOT NULL;
CREATE INDEX idx_continuum_superseded_by ON continuum_memory (superseded_by, created_at, id)
    WHERE superseded_by IS NOT NULL;

-- The names of memories as they are looked up, by their first letters.
CREATE TABLE memory_names (
    beginning ${key} NOT NULL,
    scope ${key} NOT NULL,
    name ${key} NOT NULL,
    memory_id ${key} NOT NULL REFERENCES continuum_memory (id) ON DELETE CASCADE,
    PRIMARY KEY (beginning, scope, name, memory_id)
) ${keyed};

CREATE INDEX idx_memory_names_memory ON memory_names (memory_id);

CREATE TABLE meta_learning_state (
    id ${identity},
    hyperparams ${json} NOT NULL ${check} (json_valid(hyperparams)) ${by_type},
    learning_efficiency ${double},
    pattern_retention_rate ${double},
    forgetting_rate ${double},
    -- The mean success rate of each tier.
    tier_efficiency ${json}
        ${check} (tier_efficiency IS NULL OR json_valid(tier_efficiency)) ${by_type},
    -- Memories created in the last day.
    learning_velocity ${non_negative} ${check} (learning_velocity >= 0) ${by_type},
    cycles_evaluated ${positive} NOT NULL UNIQUE ${check} (cycles_evaluated >= 1) ${by_type},
    created_at ${instant} NOT NULL
);

CREATE TABLE tier_transitions (
    id ${identity},
    memory_id ${key} NOT NULL,
    from_tier ${memory_tier} NOT NULL
        ${check} (from_tier IN ('fast', 'medium', 'slow', 'glacial')) ${by_type},
    to_tier ${memory_tier} NOT NULL
        ${check} (to_tier IN ('fast', 'medium', 'slow', 'glacial')) ${by_type},
    reason TEXT NOT NULL,
    surprise_score ${double} NOT NULL,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_tier_transitions_memory ON tier_transitions (memory_id, id);

CREATE TABLE memory_outcomes (
    memory_id ${key} NOT NULL,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type},
    succeeded ${bool} NOT NULL,
    prediction_error ${unit_range} ${check} (prediction_error BETWEEN 0 AND 1) ${by_type},
    semantic_shift ${unit_range} ${check} (semantic_shift BETWEEN 0 AND 1) ${by_type},
    temporal_shift ${unit_range} ${check} (temporal_shift BETWEEN 0 AND 1) ${by_type},
    -- The success rate before, from which the outcome differed.
    expected ${unit_range} NOT NULL ${check} (expected BETWEEN 0 AND 1) ${by_type},
    surprise ${unit_range} NOT NULL ${check} (surprise BETWEEN 0 AND 1) ${by_type},
    surprise_before ${unit_range} NOT NULL ${check} (surprise_before BETWEEN 0 AND 1) ${by_type},
    surprise_after ${unit_range} NOT NULL ${check} (surprise_after BETWEEN 0 AND 1) ${by_type},
    consolidation_score ${unit_range} NOT NULL
        ${check} (consolidation_score BETWEEN 0 AND 1) ${by_type},
    created_at ${instant} NOT NULL,
    PRIMARY KEY (memory_id, sequence)
) ${keyed};

CREATE TABLE continuum_memory_archive (
    -- One memory may be archived, restored and archived again.
    archive_id ${identity},
    id ${key} NOT NULL,
    scope ${key} NOT NULL,
    tier ${memory_tier} NOT NULL
        ${check} (tier IN ('fast', 'medium', 'slow', 'glacial')) ${by_type},
    content TEXT NOT NULL,
    importance ${double} NOT NULL,
    surprise_score ${double} NOT NULL,
    consolidation_score ${double} NOT NULL,
    update_count BIGINT NOT NULL,
    success_count BIGINT NOT NULL,
    failure_count BIGINT NOT NULL,
    reinforcements BIGINT NOT NULL,
    last_promotion_at ${instant},
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    archived_at ${instant} NOT NULL,
    archive_reason TEXT NOT NULL,
    metadata ${json} ${check} (metadata IS NULL OR json_valid(metadata)) ${by_type},
    expires_at ${instant},
    red_line ${bool} NOT NULL DEFAULT FALSE,
    red_line_reason TEXT,
    author TEXT,
    kind ${memory_kind} NOT NULL DEFAULT 'fact'
        ${check} (kind IN ('fact', 'preference', 'decision', 'question', 'instruction')) ${by_type},
    resolved ${bool} NOT NULL DEFAULT FALSE,
    names ${json} ${check} (names IS NULL OR json_valid(names)) ${by_type},
    links ${json} ${check} (links IS NULL OR json_valid(links)) ${by_type},
    valid_from ${instant},
    valid_until ${instant},
    superseded_by ${key},
    former_until ${instant}
);

CREATE INDEX idx_continuum_archive_memory ON continuum_memory_archive (id, archive_id);
CREATE INDEX idx_continuum_archive_archived ON continuum_memory_archive (archived_at);
