-- Critiques, the patterns learnt from them, and reputation.

CREATE TABLE critiques (
    -- Assigned under a lock, so that ids are in commit order.
    id ${position} ${check} (id >= 1) ${by_type},
    debate_id ${key} NOT NULL,
    agent ${key} NOT NULL,
    target_agent ${key},
    issues ${json} ${check} (issues IS NULL OR json_valid(issues)) ${by_type},
    suggestions ${json} ${check} (suggestions IS NULL OR json_valid(suggestions)) ${by_type},
    severity ${unit_range} ${check} (severity BETWEEN 0 AND 1) ${by_type},
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
    success_count ${non_negative} NOT NULL DEFAULT 0 ${check} (success_count >= 0) ${by_type},
    failure_count ${non_negative} NOT NULL DEFAULT 0 ${check} (failure_count >= 0) ${by_type},
    avg_severity ${double} NOT NULL DEFAULT 0.5,
    surprise_score ${double} NOT NULL DEFAULT 1.0,
    base_rate ${double} NOT NULL DEFAULT 0.5,
    avg_prediction_error ${double} NOT NULL DEFAULT 0.0,
    prediction_count ${non_negative} NOT NULL DEFAULT 0 ${check} (prediction_count >= 0) ${by_type},
    example_task TEXT,
    -- Successes times one plus surprise: an upper bound of the score at any time.
    strength ${non_negative_double} NOT NULL ${check} (strength >= 0) ${by_type},
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
    patterns ${non_negative} NOT NULL ${check} (patterns >= 0) ${by_type},
    -- The sum of their success rates in units of a trillionth: whole numbers do not drift.
    rate_sum ${non_negative} NOT NULL ${check} (rate_sum >= 0) ${by_type}
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
    proposals_made ${non_negative} NOT NULL DEFAULT 0 ${check} (proposals_made >= 0) ${by_type},
    proposals_accepted ${non_negative} NOT NULL DEFAULT 0
        ${check} (proposals_accepted >= 0) ${by_type},
    critiques_given ${non_negative} NOT NULL DEFAULT 0 ${check} (critiques_given >= 0) ${by_type},
    critiques_valuable ${non_negative} NOT NULL DEFAULT 0
        ${check} (critiques_valuable >= 0) ${by_type},
    total_predictions ${non_negative} NOT NULL DEFAULT 0
        ${check} (total_predictions >= 0) ${by_type},
    total_prediction_error ${non_negative_double} NOT NULL DEFAULT 0.0
        ${check} (total_prediction_error >= 0) ${by_type},
    calibration_score ${double} NOT NULL DEFAULT 0.5,
    updated_at ${instant} NOT NULL
);

CREATE INDEX idx_reputation_score ON agent_reputation (calibration_score DESC, agent_name);
CREATE INDEX idx_reputation_accepted ON agent_reputation (proposals_accepted DESC, agent_name);
