-- How good each agent is, against whom, and how well it knows that itself.

CREATE TABLE ratings (
    agent_name ${key} NOT NULL PRIMARY KEY,
    elo ${double} NOT NULL DEFAULT 1500.0,
    wins BIGINT NOT NULL DEFAULT 0 CHECK (wins >= 0),
    losses BIGINT NOT NULL DEFAULT 0 CHECK (losses >= 0),
    draws BIGINT NOT NULL DEFAULT 0 CHECK (draws >= 0),
    debates_count BIGINT NOT NULL DEFAULT 0 CHECK (debates_count >= 0),
    updated_at ${instant} NOT NULL
) ${keyed};

CREATE INDEX idx_ratings_elo ON ratings (elo DESC, agent_name);

-- A rating per discipline is a row of its own, so that a discipline has a leaderboard with an index.
CREATE TABLE domain_ratings (
    agent_name ${key} NOT NULL,
    domain ${key} NOT NULL,
    elo ${double} NOT NULL,
    debates_count BIGINT NOT NULL DEFAULT 0 CHECK (debates_count >= 0),
    updated_at ${instant} NOT NULL,
    PRIMARY KEY (agent_name, domain)
) ${keyed};

CREATE INDEX idx_domain_ratings_elo ON domain_ratings (domain, elo DESC, agent_name);

CREATE TABLE matches (
    -- The place in the log, given by the writer: replay follows it.
    id ${rowid} CHECK (id >= 1),
    debate_id ${key} NOT NULL UNIQUE,
    winner ${key},
    domain ${key},
    confidence_weight ${double} NOT NULL CHECK (confidence_weight BETWEEN 0.1 AND 1.0),
    k_factor ${double} NOT NULL CHECK (k_factor > 0),
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_matches_domain ON matches (domain, id);

-- Who took part, exactly: a name is found by equality, never inside a list written as text.
CREATE TABLE match_participants (
    match_id BIGINT NOT NULL,
    agent_name ${key} NOT NULL,
    score ${double} NOT NULL CHECK (score >= 0),
    elo_change ${double} NOT NULL,
    k_multiplier ${double} NOT NULL CHECK (k_multiplier > 0),
    PRIMARY KEY (match_id, agent_name),
    FOREIGN KEY (match_id) REFERENCES matches (id)
) ${keyed};

CREATE INDEX idx_match_participants_agent ON match_participants (agent_name, match_id);

CREATE TABLE elo_history (
    id ${identity},
    agent_name ${key} NOT NULL,
    elo ${double} NOT NULL,
    debate_id ${key} NOT NULL,
    created_at ${instant} NOT NULL
);

-- Times never go back, so this is the order of ids too.
CREATE INDEX idx_elo_history_agent ON elo_history (agent_name, created_at, id);

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
) ${keyed};

CREATE INDEX idx_agent_relationships_b ON agent_relationships (agent_b, agent_a);

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
