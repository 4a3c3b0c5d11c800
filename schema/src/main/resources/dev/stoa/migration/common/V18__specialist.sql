-- Which model serves which specialist, and the results of its answers.

-- Events of one specialist are numbered: a rollback takes the last promotion not yet reverted.
CREATE TABLE promotions (
    id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    specialist ${key} NOT NULL,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type},
    event ${promotion_event} NOT NULL ${check} (event IN ('promote', 'rollback')) ${by_type},
    from_model TEXT,
    to_model TEXT,
    reverted ${bool} NOT NULL DEFAULT FALSE,
    reverted_at ${instant},
    metadata ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(metadata)) ${by_type},
    UNIQUE (specialist, sequence),
    CHECK (event = 'promote' OR NOT reverted),
    CHECK (reverted OR reverted_at IS NULL)
);

CREATE TABLE query_sessions (
    id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    domain ${key},
    query_count ${non_negative} NOT NULL DEFAULT 0 ${check} (query_count >= 0) ${by_type},
    metadata ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(metadata)) ${by_type}
);

CREATE INDEX idx_query_sessions_created ON query_sessions (created_at, id);

CREATE TABLE assertion_events (
    id ${key} NOT NULL PRIMARY KEY,
    created_at ${instant} NOT NULL,
    session_id ${key} NOT NULL REFERENCES query_sessions (id),
    assertion_name ${key} NOT NULL,
    level ${assertion_level} NOT NULL ${check} (level IN ('blocking', 'soft', 'info')) ${by_type},
    passed ${bool} NOT NULL,
    bonus_applied ${double} NOT NULL DEFAULT 0.0,
    retries_used ${non_negative} NOT NULL DEFAULT 0 ${check} (retries_used >= 0) ${by_type},
    message TEXT,
    domain ${key},
    policy_name ${key},
    latency_ms ${non_negative_double} NOT NULL DEFAULT 0.0 ${check} (latency_ms >= 0) ${by_type},
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
    round ${model_round} NOT NULL DEFAULT 'answer'
        ${check} (round IN ('answer', 'peer_review')) ${by_type},
    raw_response TEXT,
    key_id ${key},
    utility_score ${double},
    confidence_score ${unit_range} ${check} (confidence_score BETWEEN 0 AND 1) ${by_type},
    vcg_welfare_score ${double},
    vcg_winner ${bool} NOT NULL DEFAULT FALSE,
    corrections_applied ${json}
        ${check} (corrections_applied IS NULL OR json_valid(corrections_applied)) ${by_type},
    latency_ms ${non_negative_double} ${check} (latency_ms >= 0) ${by_type},
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
