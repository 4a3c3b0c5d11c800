-- Critiques, the patterns learnt from them, and reputation.

CREATE TABLE critiques (
    -- Assigned under a lock, so that ids are in commit order.
    id ${rowid} CHECK (id >= 1),
    debate_id ${key} NOT NULL,
    agent ${key} NOT NULL,
    target_agent ${key},
    issues ${json} CHECK (issues IS NULL OR json_valid(issues)),
    suggestions ${json} CHECK (suggestions IS NULL OR json_valid(suggestions)),
    severity ${double} CHECK (severity BETWEEN 0 AND 1),
    reasoning TEXT,
    led_to_improvement ${bool} NOT NULL DEFAULT FALSE,
    expected_usefulness ${double},
    actual_usefulness ${double},
    prediction_error ${double},
    -- Null until it is judged.
    judged_at ${instant},
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_critiques_debate ON critiques (debate_id, id);
CREATE INDEX idx_critiques_agent ON critiques (agent, id);

CREATE TABLE patterns (
    id ${key} NOT NULL PRIMARY KEY,
    issue_type ${key} NOT NULL,
    issue_text TEXT NOT NULL,
    suggestion_text TEXT,
    success_count BIGINT NOT NULL DEFAULT 0 CHECK (success_count >= 0),
    failure_count BIGINT NOT NULL DEFAULT 0 CHECK (failure_count >= 0),
    avg_severity ${double} NOT NULL DEFAULT 0.5,
    surprise_score ${double} NOT NULL DEFAULT 1.0,
    base_rate ${double} NOT NULL DEFAULT 0.5,
    avg_prediction_error ${double} NOT NULL DEFAULT 0.0,
    prediction_count BIGINT NOT NULL DEFAULT 0 CHECK (prediction_count >= 0),
    example_task TEXT,
    -- Successes times one plus surprise: an upper bound of the score at any time.
    strength ${double} NOT NULL CHECK (strength >= 0),
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL
);

CREATE INDEX idx_patterns_type ON patterns (issue_type, strength DESC, id);
CREATE INDEX idx_patterns_strength ON patterns (strength DESC, id);
CREATE INDEX idx_patterns_updated ON patterns (updated_at, id);

-- The base rate of each category, updated with every change, so that it needs no scan of all
-- patterns.
CREATE TABLE pattern_rates (
    issue_type ${key} NOT NULL PRIMARY KEY,
    patterns BIGINT NOT NULL CHECK (patterns >= 0),
    -- The sum of their success rates in units of a trillionth: whole numbers do not drift.
    rate_sum BIGINT NOT NULL CHECK (rate_sum >= 0)
);

CREATE TABLE patterns_archive (
    -- One pattern may be archived, learnt again and archived again.
    archive_id ${identity},
    id ${key} NOT NULL,
    issue_type ${key},
    issue_text TEXT,
    suggestion_text TEXT,
    success_count BIGINT,
    failure_count BIGINT,
    avg_severity ${double},
    surprise_score ${double},
    base_rate ${double},
    avg_prediction_error ${double},
    prediction_count BIGINT,
    example_task TEXT,
    created_at ${instant},
    updated_at ${instant},
    archived_at ${instant} NOT NULL
);

CREATE INDEX idx_patterns_archive_pattern ON patterns_archive (id, archive_id);

CREATE TABLE agent_reputation (
    agent_name ${key} NOT NULL PRIMARY KEY,
    proposals_made BIGINT NOT NULL DEFAULT 0 CHECK (proposals_made >= 0),
    proposals_accepted BIGINT NOT NULL DEFAULT 0 CHECK (proposals_accepted >= 0),
    critiques_given BIGINT NOT NULL DEFAULT 0 CHECK (critiques_given >= 0),
    critiques_valuable BIGINT NOT NULL DEFAULT 0 CHECK (critiques_valuable >= 0),
    total_predictions BIGINT NOT NULL DEFAULT 0 CHECK (total_predictions >= 0),
    total_prediction_error ${double} NOT NULL DEFAULT 0.0 CHECK (total_prediction_error >= 0),
    calibration_score ${double} NOT NULL DEFAULT 0.5,
    updated_at ${instant} NOT NULL
);

CREATE INDEX idx_reputation_score ON agent_reputation (calibration_score DESC, agent_name);
CREATE INDEX idx_reputation_accepted ON agent_reputation (proposals_accepted DESC, agent_name);
