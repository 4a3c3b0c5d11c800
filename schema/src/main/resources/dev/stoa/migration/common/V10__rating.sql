-- Ratings of agents, their relationships, and calibration.

-- The domain '' is the rating overall. The rows of an agent lie together, and every domain has a leaderboard.
CREATE TABLE ratings (
    agent_name ${key} NOT NULL,
    domain ${key} NOT NULL,
    elo ${double} NOT NULL,
    wins BIGINT NOT NULL DEFAULT 0 CHECK (wins >= 0),
    losses BIGINT NOT NULL DEFAULT 0 CHECK (losses >= 0),
    draws BIGINT NOT NULL DEFAULT 0 CHECK (draws >= 0),
    updated_at ${instant} NOT NULL,
    PRIMARY KEY (agent_name, domain)
) ${keyed};

CREATE INDEX idx_ratings_elo ON ratings (domain, elo DESC, agent_name);

CREATE TABLE matches (
    -- The position in the log, assigned by the writer; replay uses this order.
    id ${rowid} CHECK (id >= 1),
    debate_id ${key} NOT NULL UNIQUE,
    domain ${key},
    confidence_weight ${double} NOT NULL CHECK (confidence_weight BETWEEN 0.1 AND 1.0),
    k_factor ${double} NOT NULL CHECK (k_factor > 0),
    -- The system that it was imported from; null if it was recorded here. What was imported is not
    -- recomputed: replay begins with the baselines below.
    origin ${key},
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_matches_domain ON matches (domain, id) WHERE domain IS NOT NULL;

-- Who took part, exactly: a name is found by equality, never inside a list written as text. Along the
-- key of the agent these rows are also the history of its rating.
CREATE TABLE match_participants (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- The order in which changes were summed, so that replaying sums them alike, to the last bit.
    place BIGINT NOT NULL CHECK (place >= 1),
    agent_name ${key} NOT NULL,
    score ${double} NOT NULL CHECK (score >= 0),
    k_multiplier ${double} NOT NULL CHECK (k_multiplier > 0),
    elo_change ${double} NOT NULL,
    -- The rating overall after the match.
    elo ${double} NOT NULL,
    PRIMARY KEY (match_id, place),
    UNIQUE (agent_name, match_id)
) ${keyed};

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

-- What was imported, in the place of matches that would give it: replay begins with it.
CREATE TABLE rating_baselines (
    agent_name ${key} NOT NULL,
    domain ${key} NOT NULL,
    elo ${double} NOT NULL,
    wins BIGINT NOT NULL CHECK (wins >= 0),
    losses BIGINT NOT NULL CHECK (losses >= 0),
    draws BIGINT NOT NULL CHECK (draws >= 0),
    updated_at ${instant} NOT NULL,
    PRIMARY KEY (agent_name, domain)
) ${keyed};

CREATE TABLE meeting_baselines (
    agent_a ${key} NOT NULL,
    agent_b ${key} NOT NULL,
    debates BIGINT NOT NULL CHECK (debates >= 0),
    wins_a BIGINT NOT NULL CHECK (wins_a >= 0),
    wins_b BIGINT NOT NULL CHECK (wins_b >= 0),
    PRIMARY KEY (agent_a, agent_b),
    CHECK (agent_a < agent_b)
) ${keyed};

CREATE TABLE calibration_predictions (
    id ${identity},
    tournament_id ${key} NOT NULL,
    predictor_agent ${key} NOT NULL,
    predicted_winner ${key} NOT NULL,
    confidence ${double} NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    -- The probabilities of all outcomes, if the forecast has several.
    probabilities ${json} CHECK (probabilities IS NULL OR json_valid(probabilities)),
    domain ${key},
    created_at ${instant} NOT NULL,
    -- Both set when the tournament is resolved, so that resolving it twice counts once.
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
    -- Derived from the sums; stored so that the leaderboard can use an index.
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
