-- How good each agent is, against whom, and how well it knows that itself.

CREATE TABLE ratings (
    agent_name ${key} NOT NULL PRIMARY KEY,
    elo ${double} NOT NULL DEFAULT 1500.0,
    domain_elos ${json} CHECK (domain_elos IS NULL OR json_valid(domain_elos)),
    wins BIGINT NOT NULL DEFAULT 0 CHECK (wins >= 0),
    losses BIGINT NOT NULL DEFAULT 0 CHECK (losses >= 0),
    draws BIGINT NOT NULL DEFAULT 0 CHECK (draws >= 0),
    debates_count BIGINT NOT NULL DEFAULT 0 CHECK (debates_count >= 0),
    critiques_accepted BIGINT NOT NULL DEFAULT 0 CHECK (critiques_accepted >= 0),
    critiques_total BIGINT NOT NULL DEFAULT 0 CHECK (critiques_total >= 0),
    calibration_correct BIGINT NOT NULL DEFAULT 0 CHECK (calibration_correct >= 0),
    calibration_total BIGINT NOT NULL DEFAULT 0 CHECK (calibration_total >= 0),
    calibration_brier_sum ${double} NOT NULL DEFAULT 0.0 CHECK (calibration_brier_sum >= 0),
    updated_at ${instant} NOT NULL
);

CREATE INDEX idx_ratings_elo ON ratings (elo DESC, agent_name);

CREATE TABLE matches (
    id ${identity},
    debate_id ${key} UNIQUE,
    winner ${key},
    participants ${json} CHECK (participants IS NULL OR json_valid(participants)),
    domain ${key},
    scores ${json} CHECK (scores IS NULL OR json_valid(scores)),
    elo_changes ${json} CHECK (elo_changes IS NULL OR json_valid(elo_changes)),
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_matches_winner ON matches (winner);
CREATE INDEX idx_matches_created ON matches (created_at DESC);
CREATE INDEX idx_matches_domain ON matches (domain);

CREATE TABLE elo_history (
    id ${identity},
    agent_name ${key} NOT NULL,
    elo ${double} NOT NULL,
    debate_id ${key},
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_elo_history_agent ON elo_history (agent_name);
CREATE INDEX idx_elo_history_created ON elo_history (created_at DESC);

CREATE TABLE agent_relationships (
    agent_a ${key} NOT NULL,
    agent_b ${key} NOT NULL,
    debate_count BIGINT NOT NULL DEFAULT 0 CHECK (debate_count >= 0),
    agreement_count BIGINT NOT NULL DEFAULT 0 CHECK (agreement_count >= 0),
    critique_count_a_to_b BIGINT NOT NULL DEFAULT 0 CHECK (critique_count_a_to_b >= 0),
    critique_count_b_to_a BIGINT NOT NULL DEFAULT 0 CHECK (critique_count_b_to_a >= 0),
    critique_accepted_a_to_b BIGINT NOT NULL DEFAULT 0 CHECK (critique_accepted_a_to_b >= 0),
    critique_accepted_b_to_a BIGINT NOT NULL DEFAULT 0 CHECK (critique_accepted_b_to_a >= 0),
    position_changes_a_after_b BIGINT NOT NULL DEFAULT 0 CHECK (position_changes_a_after_b >= 0),
    position_changes_b_after_a BIGINT NOT NULL DEFAULT 0 CHECK (position_changes_b_after_a >= 0),
    a_wins_over_b BIGINT NOT NULL DEFAULT 0 CHECK (a_wins_over_b >= 0),
    b_wins_over_a BIGINT NOT NULL DEFAULT 0 CHECK (b_wins_over_a >= 0),
    updated_at ${instant} NOT NULL,
    PRIMARY KEY (agent_a, agent_b),
    CHECK (agent_a < agent_b)
);

CREATE INDEX idx_agent_relationships_b ON agent_relationships (agent_b);

CREATE TABLE calibration_predictions (
    id ${identity},
    tournament_id ${key} NOT NULL,
    predictor_agent ${key} NOT NULL,
    predicted_winner ${key} NOT NULL,
    confidence ${double} NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    -- Of every outcome, where the question has several and the agent said them all.
    probabilities ${json} CHECK (probabilities IS NULL OR json_valid(probabilities)),
    domain ${key},
    created_at ${instant} NOT NULL,
    -- Both set when the tournament is decided, so that deciding it twice counts once.
    winner ${key},
    resolved_at ${instant},
    UNIQUE (tournament_id, predictor_agent),
    CHECK ((winner IS NULL) = (resolved_at IS NULL))
);

-- The domain '' is the row over all of an agent's predictions, with a domain or without.
CREATE TABLE domain_calibration (
    agent_name ${key} NOT NULL,
    domain ${key} NOT NULL,
    total_predictions BIGINT NOT NULL DEFAULT 0 CHECK (total_predictions >= 0),
    total_correct BIGINT NOT NULL DEFAULT 0 CHECK (total_correct >= 0),
    brier_sum ${double} NOT NULL DEFAULT 0.0 CHECK (brier_sum >= 0),
    log_loss_sum ${double} NOT NULL DEFAULT 0.0 CHECK (log_loss_sum >= 0),
    -- Follows from the sums; kept so that an index gives the leaderboard.
    score ${double} NOT NULL DEFAULT 0.0 CHECK (score BETWEEN 0 AND 1),
    updated_at ${instant} NOT NULL,
    PRIMARY KEY (agent_name, domain)
);

CREATE INDEX idx_domain_calibration_score ON domain_calibration (domain, score DESC, agent_name);

-- The domain '' is again that of all predictions.
CREATE TABLE calibration_buckets (
    agent_name ${key} NOT NULL,
    domain ${key} NOT NULL,
    bucket_key ${key} NOT NULL,
    predictions BIGINT NOT NULL DEFAULT 0 CHECK (predictions >= 0),
    correct BIGINT NOT NULL DEFAULT 0 CHECK (correct >= 0),
    confidence_sum ${double} NOT NULL DEFAULT 0.0 CHECK (confidence_sum >= 0),
    brier_sum ${double} NOT NULL DEFAULT 0.0 CHECK (brier_sum >= 0),
    PRIMARY KEY (agent_name, domain, bucket_key)
);
