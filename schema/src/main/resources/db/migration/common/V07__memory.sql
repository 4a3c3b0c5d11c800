-- Memory in four tiers, how it moved between them, and what was archived.

CREATE TABLE continuum_memory (
    id ${key} NOT NULL PRIMARY KEY,
    tier TEXT NOT NULL CHECK (tier IN ('fast', 'medium', 'slow', 'glacial')),
    content TEXT NOT NULL,
    importance ${double} NOT NULL DEFAULT 0.5 CHECK (importance BETWEEN 0 AND 1),
    surprise_score ${double} NOT NULL DEFAULT 0.0,
    consolidation_score ${double} NOT NULL DEFAULT 0.0 CHECK (consolidation_score BETWEEN 0 AND 1),
    update_count BIGINT NOT NULL DEFAULT 1 CHECK (update_count >= 0),
    success_count BIGINT NOT NULL DEFAULT 0 CHECK (success_count >= 0),
    failure_count BIGINT NOT NULL DEFAULT 0 CHECK (failure_count >= 0),
    semantic_centroid ${bytes},
    last_promotion_at ${instant},
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    metadata ${json} CHECK (metadata IS NULL OR json_valid(metadata)),
    expires_at ${instant},
    red_line ${bool} NOT NULL DEFAULT FALSE,
    red_line_reason TEXT
);

CREATE INDEX idx_continuum_tier ON continuum_memory (tier);
CREATE INDEX idx_continuum_surprise ON continuum_memory (surprise_score DESC);
CREATE INDEX idx_continuum_importance ON continuum_memory (importance DESC);
CREATE INDEX idx_continuum_tier_updated ON continuum_memory (tier, updated_at DESC);
CREATE INDEX idx_continuum_expires ON continuum_memory (expires_at);
CREATE INDEX idx_continuum_red_line ON continuum_memory (red_line);

CREATE TABLE meta_learning_state (
    id ${identity},
    hyperparams ${json} CHECK (hyperparams IS NULL OR json_valid(hyperparams)),
    learning_efficiency ${double},
    pattern_retention_rate ${double},
    forgetting_rate ${double},
    cycles_evaluated BIGINT CHECK (cycles_evaluated >= 0),
    created_at ${instant} NOT NULL
);

CREATE TABLE tier_transitions (
    id ${identity},
    memory_id ${key} NOT NULL,
    from_tier TEXT NOT NULL CHECK (from_tier IN ('fast', 'medium', 'slow', 'glacial')),
    to_tier TEXT NOT NULL CHECK (to_tier IN ('fast', 'medium', 'slow', 'glacial')),
    reason TEXT,
    surprise_score ${double},
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_tier_transitions_memory ON tier_transitions (memory_id, id);

CREATE TABLE continuum_memory_archive (
    -- One memory may be archived, brought back and archived again.
    archive_id ${identity},
    id ${key} NOT NULL,
    tier TEXT CHECK (tier IN ('fast', 'medium', 'slow', 'glacial')),
    content TEXT,
    importance ${double},
    surprise_score ${double},
    consolidation_score ${double},
    update_count BIGINT,
    success_count BIGINT,
    failure_count BIGINT,
    semantic_centroid ${bytes},
    last_promotion_at ${instant},
    created_at ${instant},
    updated_at ${instant},
    archived_at ${instant} NOT NULL,
    archive_reason TEXT,
    metadata ${json} CHECK (metadata IS NULL OR json_valid(metadata)),
    expires_at ${instant},
    red_line ${bool} NOT NULL DEFAULT FALSE,
    red_line_reason TEXT
);

CREATE INDEX idx_continuum_archive_memory ON continuum_memory_archive (id, archive_id);
CREATE INDEX idx_continuum_archive_archived ON continuum_memory_archive (archived_at);
