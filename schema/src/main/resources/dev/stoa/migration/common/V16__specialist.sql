-- Which model serves which specialist, and the results of its answers.

-- Events of one specialist are numbered: a rollback takes the last promotion not yet reverted.
CREATE TABLE promotions (
    id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    specialist ${key} NOT NULL,
    sequence BIGINT NOT NULL CHECK (sequence >= 1),
    event TEXT NOT NULL CHECK (event IN ('promote', 'rollback')),
    from_model TEXT,
    to_model TEXT,
    reverted ${bool} NOT NULL DEFAULT FALSE,
    reverted_at ${instant},
    metadata ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(metadata)),
    UNIQUE (specialist, sequence),
    CHECK (event = 'promote' OR NOT reverted),
    CHECK (reverted OR reverted_at IS NULL)
);

CREATE TABLE query_sessions (
    id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    domain ${key},
    query_count BIGINT NOT NULL DEFAULT 0 CHECK (query_count >= 0),
    metadata ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(metadata))
);

CREATE INDEX idx_query_sessions_created ON query_sessions (created_at, id);

CREATE TABLE assertion_events (
    id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    session_id ${key} NOT NULL REFERENCES query_sessions (id),
    assertion_name ${key} NOT NULL,
    level TEXT NOT NULL CHECK (level IN ('blocking', 'soft', 'info')),
    passed ${bool} NOT NULL,
    bonus_applied ${double} NOT NULL DEFAULT 0.0,
    retries_used BIGINT NOT NULL DEFAULT 0 CHECK (retries_used >= 0),
    message TEXT,
    domain ${key},
    policy_name ${key},
    latency_ms ${double} NOT NULL DEFAULT 0.0 CHECK (latency_ms >= 0),
    CHECK (passed OR bonus_applied <= 0)
);

CREATE INDEX idx_assertion_events_session ON assertion_events (session_id, created_at, id);
CREATE INDEX idx_assertion_events_name ON assertion_events (assertion_name, created_at, id);
CREATE INDEX idx_assertion_events_domain ON assertion_events (domain, created_at, id)
    WHERE domain IS NOT NULL;
CREATE INDEX idx_assertion_events_policy ON assertion_events (policy_name, created_at, id)
    WHERE policy_name IS NOT NULL;

CREATE TABLE model_runs (
    run_id ${key} NOT NULL PRIMARY KEY,
    query_id ${key},
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    specialist ${key} NOT NULL,
    round TEXT NOT NULL DEFAULT 'answer' CHECK (round IN ('answer', 'peer_review')),
    raw_response TEXT,
    key_id ${key},
    utility_score ${double},
    confidence_score ${double} CHECK (confidence_score BETWEEN 0 AND 1),
    vcg_welfare_score ${double},
    vcg_winner ${bool} NOT NULL DEFAULT FALSE,
    corrections_applied ${json}
        CHECK (corrections_applied IS NULL OR json_valid(corrections_applied)),
    latency_ms ${double} CHECK (latency_ms >= 0),
    domain ${key} NOT NULL DEFAULT 'general',
    domain_l0 ${key},
    domain_path ${key},
    created_at ${instant} NOT NULL
);

-- One winner for each query.
CREATE UNIQUE INDEX idx_model_runs_winner ON model_runs (query_id) WHERE vcg_winner;
CREATE INDEX idx_model_runs_query ON model_runs (query_id, created_at, run_id)
    WHERE query_id IS NOT NULL;
CREATE INDEX idx_model_runs_conversation ON model_runs (conversation_id, created_at, run_id);
CREATE INDEX idx_model_runs_specialist ON model_runs (specialist, created_at, run_id);
-- Answers and wins are counted from the index alone.
CREATE INDEX idx_model_runs_record ON model_runs (specialist, domain, vcg_winner, query_id)
    WHERE round = 'answer';
