-- Ratings of agents, their relationships, and calibration.

-- The domain '' is the rating overall. The rows of an agent lie together, and every domain has a leaderboard.
CREATE TABLE ratings (
    agent_name ${key} NOT NULL,
    domain ${key} NOT NULL,
    elo ${double} NOT NULL,
    wins ${non_negative} NOT NULL DEFAULT 0 ${check} (wins >= 0) ${by_type},
    losses ${non_negative} NOT NULL DEFAULT 0 ${check} (losses >= 0) ${by_type},
    draws ${non_negative} NOT NULL DEFAULT 0 ${check} (draws >= 0) ${by_type},
    updated_at ${instant} NOT NULL,
    PRIMARY KEY (agent_name, domain)
) ${keyed};

CREATE INDEX idx_ratings_elo ON ratings (domain, elo DESC, agent_name);

CREATE TABLE matches (
    -- The position in the log, assigned by the writer; replay uses this order.
    id ${position} ${check} (id >= 1) ${by_type},
    debate_id ${key} NOT NULL UNIQUE,
    domain ${key},
    confidence_weight ${match_weight} NOT NULL
        ${check} (confidence_weight BETWEEN 0.1 AND 1.0) ${by_type},
    k_factor ${positive_double} NOT NULL ${check} (k_factor > 0) ${by_type},
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
    place ${positive} NOT NULL ${check} (place >= 1) ${by_type},
    agent_name ${key} NOT NULL,
    score ${non_negative_double} NOT NULL ${check} (score >= 0) ${by_type},
    k_multiplier ${positive_double} NOT NULL ${check} (k_multiplier > 0) ${by_type},
    elo_change ${double} NOT NULL,
    -- The rating overall after the match.
    elo ${double} NOT NULL,
    PRIMARY KEY (match_id, place),
    UNIQUE (agent_name, match_id)
) ${keyed};

CREATE TABLE agent_relationships (
    agent_a ${key} NOT NULL,
    agent_b ${key} NOT NULL,
    debate_count ${non_negative} NOT NULL DEFAULT 0 ${check} (debate_count >= 0) ${by_type},
    agreement_count ${non_negative} NOT NULL DEFAULT 0 ${check} (agreement_count >= 0) ${by_type},
    critique_count_a_to_b ${non_negative} NOT NULL DEFAULT 0
        ${check} (critique_count_a_to_b >= 0) ${by_type},
    critique_count_b_to_a ${non_negative} NOT NULL DEFAULT 0
        ${check} (critique_count_b_to_a >= 0) ${by_type},
    critique_accepted_a_to_b ${non_negative} NOT NULL DEFAULT 0
        ${check} (critique_accepted_a_to_b >= 0) ${by_type},
    critique_accepted_b_to_a ${non_negative} NOT NULL DEFAULT 0
        ${check} (critique_accepted_b_to_a >= 0) ${by_type},
    position_changes_a_after_b ${non_negative} NOT NULL DEFAULT 0
        ${check} (position_changes_a_after_b >= 0) ${by_type},
    position_changes_b_after_a ${non_negative} NOT NULL DEFAULT 0
        ${check} (position_changes_b_after_a >= 0) ${by_type},
    a_wins_over_b ${non_negative} NOT NULL DEFAULT 0 ${check} (a_wins_over_b >= 0) ${by_type},
    b_wins_over_a ${non_negative} NOT NULL DEFAULT 0 ${check} (b_wins_over_a >= 0) ${by_type},
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
    wins ${non_negative} NOT NULL ${check} (wins >= 0) ${by_type},
    losses ${non_negative} NOT NULL ${check} (losses >= 0) ${by_type},
    draws ${non_negative} NOT NULL ${check} (draws >= 0) ${by_type},
    updated_at ${instant} NOT NULL,
    PRIMARY KEY (agent_name, domain)
) ${keyed};

CREATE TABLE meeting_baselines (
    agent_a ${key} NOT NULL,
    agent_b ${key} NOT NULL,
    debates ${non_negative} NOT NULL ${check} (debates >= 0) ${by_type},
    wins_a ${non_negative} NOT NULL ${check} (wins_a >= 0) ${by_type},
    wins_b ${non_negative} NOT NULL ${check} (wins_b >= 0) ${by_type},
    PRIMARY KEY (agent_a, agent_b),
    CHECK (agent_a < agent_b)
) ${keyed};

CREATE TABLE calibration_predictions (
    id ${identity},
    tournament_id ${key} NOT NULL,
    predictor_agent ${key} NOT NULL,
    predicted_winner ${key} NOT NULL,
    confidence ${unit_range} NOT NULL ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    -- The probabilities of all outcomes, if the forecast has several.
    probabilities ${json} ${check} (probabilities IS NULL OR json_valid(probabilities)) ${by_type},
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
    total_predictions ${non_negative} NOT NULL DEFAULT 0
        ${check} (total_predictions >= 0) ${by_type},
    total_correct ${non_negative} NOT NULL DEFAULT 0 ${check} (total_correct >= 0) ${by_type},
    brier_sum ${non_negative_double} NOT NULL DEFAULT 0.0 ${check} (brier_sum >= 0) ${by_type},
    -- How many predictions have a log loss: imported ones have none.
    log_losses ${non_negative} NOT NULL DEFAULT 0 ${check} (log_losses >= 0) ${by_type},
    log_loss_sum ${non_negative_double} NOT NULL DEFAULT 0.0
        ${check} (log_loss_sum >= 0) ${by_type},
    -- Derived from the sums; stored so that the leaderboard can use an index.
    score ${unit_range} NOT NULL DEFAULT 0.0 ${check} (score BETWEEN 0 AND 1) ${by_type},
    updated_at ${instant} NOT NULL,
    PRIMARY KEY (agent_name, domain)
);

CREATE INDEX idx_domain_calibration_score ON domain_calibration (domain, score DESC, agent_name);

-- The domain '' is again that of all predictions.
CREATE TABLE calibration_buckets (
    agent_name ${key} NOT NULL,
    domain ${key} NOT NULL,
    bucket_key ${key} NOT NULL,
    predictions ${non_negative} NOT NULL DEFAULT 0 ${check} (predictions >= 0) ${by_type},
    correct ${non_negative} NOT NULL DEFAULT 0 ${check} (correct >= 0) ${by_type},
    confidence_sum ${non_negative_double} NOT NULL DEFAULT 0.0
        ${check} (confidence_sum >= 0) ${by_type},
    brier_sum ${non_negative_double} NOT NULL DEFAULT 0.0 ${check} (brier_sum >= 0) ${by_type},
    PRIMARY KEY (agent_name, domain, bucket_key)
);
