-- Agents that improve by generations: episodes, their results, and what was learnt.

-- Ranked by sequence: creation times may be equal, and ids are not ordered by age.
CREATE TABLE generations (
    id ${key} NOT NULL PRIMARY KEY,
    sequence ${positive} NOT NULL UNIQUE ${check} (sequence >= 1) ${by_type},
    created_at ${instant} NOT NULL,
    status ${generation_status} NOT NULL DEFAULT 'active'
        ${check} (status IN ('active', 'shadow_trial', 'archived')) ${by_type},
    parent_generation_id ${key} REFERENCES generations (id),
    reversed_id ${key} NOT NULL
);

CREATE INDEX idx_generations_status ON generations (status, sequence);
CREATE UNIQUE INDEX idx_generations_active ON generations (status) WHERE status = 'active';
CREATE INDEX idx_generations_parent ON generations (parent_generation_id);
CREATE INDEX idx_generations_reversed_id ON generations (reversed_id);

-- Never changed and never deleted. The root is the first ancestor: the agent that the profile is a
-- version of.
CREATE TABLE agent_profiles (
    id ${key} NOT NULL PRIMARY KEY,
    generation_id ${key} NOT NULL REFERENCES generations (id),
    archetype ${agent_archetype} NOT NULL
        ${check} (archetype IN ('primary_actor', 'disruptor_info', 'disruptor_tension',
            'created_agent')) ${by_type},
    system_prompt TEXT NOT NULL,
    hyperparameters ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(hyperparameters)) ${by_type},
    expected_performance_baseline ${double} NOT NULL DEFAULT 0.0,
    created_by ${profile_creator} NOT NULL DEFAULT 'human'
        ${check} (created_by IN ('human', 'mutator', 'creator')) ${by_type},
    parent_profile_id ${key} REFERENCES agent_profiles (id),
    root_profile_id ${key} NOT NULL,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_agent_profiles_generation ON agent_profiles (generation_id, id);

CREATE TABLE episodes (
    id ${key} NOT NULL PRIMARY KEY,
    generation_id ${key} NOT NULL REFERENCES generations (id),
    agent_a_profile_id ${key} NOT NULL REFERENCES agent_profiles (id),
    agent_b_profile_id ${key} NOT NULL REFERENCES agent_profiles (id),
    agent_a_score ${episode_score} NOT NULL ${check} (agent_a_score BETWEEN -5 AND 5) ${by_type},
    agent_b_score ${episode_score} NOT NULL ${check} (agent_b_score BETWEEN -5 AND 5) ${by_type},
    total_turns ${non_negative} NOT NULL ${check} (total_turns >= 0) ${by_type},
    termination_reason ${termination_reason} NOT NULL
        ${check} (termination_reason IN ('agreement', 'abort_episode', 'timeout',
            'corrupted', 'token_limit')) ${by_type},
    final_state_snapshot ${json} NOT NULL DEFAULT '{}'
        ${check} (json_valid(final_state_snapshot)) ${by_type},
    is_shadow_trial ${bool} NOT NULL DEFAULT FALSE,
    scout_hypotheses TEXT,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_episodes_generation_score
    ON episodes (generation_id, is_shadow_trial, agent_a_score, id);

CREATE TABLE episodes_archive (
    id ${key} NOT NULL PRIMARY KEY,
    generation_id ${key} NOT NULL,
    agent_a_profile_id ${key} NOT NULL,
    agent_b_profile_id ${key} NOT NULL,
    agent_a_score ${episode_score} NOT NULL ${check} (agent_a_score BETWEEN -5 AND 5) ${by_type},
    agent_b_score ${episode_score} NOT NULL ${check} (agent_b_score BETWEEN -5 AND 5) ${by_type},
    total_turns ${non_negative} NOT NULL ${check} (total_turns >= 0) ${by_type},
    termination_reason ${termination_reason} NOT NULL
        ${check} (termination_reason IN ('agreement', 'abort_episode', 'timeout',
            'corrupted', 'token_limit')) ${by_type},
    final_state_snapshot ${json} NOT NULL DEFAULT '{}'
        ${check} (json_valid(final_state_snapshot)) ${by_type},
    is_shadow_trial ${bool} NOT NULL DEFAULT FALSE,
    scout_hypotheses TEXT,
    created_at ${instant} NOT NULL,
    archived_at ${instant} NOT NULL
);

CREATE INDEX idx_episodes_archive_generation
    ON episodes_archive (generation_id, is_shadow_trial, agent_a_score, id);

-- Entries of one episode are numbered in turn order: several speakers may share a turn. They are
-- written, moved and deleted with their episode in one transaction; a foreign key would look the
-- episode up once for each of them, which was a quarter of what recording an episode costs.
CREATE TABLE action_logs (
    episode_id ${key} NOT NULL,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type},
    turn_number ${non_negative} NOT NULL ${check} (turn_number >= 0) ${by_type},
    speaker_id ${key} NOT NULL,
    internal_monologue TEXT,
    public_dialogue TEXT,
    state_mutations ${json} NOT NULL DEFAULT '[]' ${check} (json_valid(state_mutations)) ${by_type},
    propose_resolution ${bool} NOT NULL DEFAULT FALSE,
    abort_episode ${bool} NOT NULL DEFAULT FALSE,
    token_usage ${non_negative} NOT NULL DEFAULT 0 ${check} (token_usage >= 0) ${by_type},
    PRIMARY KEY (episode_id, sequence)
) ${keyed};

-- The actions of archived episodes that failed; those of other archived episodes are deleted.
CREATE TABLE action_logs_archive (
    episode_id ${key} NOT NULL,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type},
    turn_number ${non_negative} NOT NULL ${check} (turn_number >= 0) ${by_type},
    speaker_id ${key} NOT NULL,
    internal_monologue TEXT,
    public_dialogue TEXT,
    state_mutations ${json} NOT NULL DEFAULT '[]' ${check} (json_valid(state_mutations)) ${by_type},
    propose_resolution ${bool} NOT NULL DEFAULT FALSE,
    abort_episode ${bool} NOT NULL DEFAULT FALSE,
    token_usage ${non_negative} NOT NULL DEFAULT 0 ${check} (token_usage >= 0) ${by_type},
    PRIMARY KEY (episode_id, sequence)
) ${keyed};

-- One judgement per variant, with the numbers it was made on. A variant that was dropped by
-- successive halving was not compared with the baseline and has no U and p.
CREATE TABLE mutations (
    id ${key} NOT NULL PRIMARY KEY,
    generation_id ${key} NOT NULL REFERENCES generations (id),
    generation_sequence ${positive} NOT NULL ${check} (generation_sequence >= 1) ${by_type},
    agent_id ${key} NOT NULL,
    parent_profile_id ${key} NOT NULL REFERENCES agent_profiles (id),
    variant_profile_id ${key} NOT NULL UNIQUE REFERENCES agent_profiles (id),
    stage ${mutation_stage} NOT NULL ${check} (stage IN ('halving', 'trial')) ${by_type},
    trial_scores ${json} NOT NULL ${check} (json_valid(trial_scores)) ${by_type},
    baseline_scores ${json} NOT NULL ${check} (json_valid(baseline_scores)) ${by_type},
    trials ${non_negative} NOT NULL ${check} (trials >= 0) ${by_type},
    mean ${double} NOT NULL,
    deviation ${non_negative_double} NOT NULL ${check} (deviation >= 0) ${by_type},
    lower_bound ${double} NOT NULL,
    baseline ${double} NOT NULL,
    u ${non_negative_double} ${check} (u >= 0) ${by_type},
    p ${unit_range} ${check} (p BETWEEN 0 AND 1) ${by_type},
    accepted ${bool} NOT NULL,
    constraint_text TEXT,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_mutations_generation ON mutations (generation_sequence, id);

CREATE TABLE created_agents (
    id ${key} NOT NULL PRIMARY KEY,
    creator_trigger_generation_id ${key} NOT NULL REFERENCES generations (id),
    trigger_sequence ${positive} NOT NULL ${check} (trigger_sequence >= 1) ${by_type},
    agent_profile_id ${key} NOT NULL REFERENCES agent_profiles (id),
    archetype_designed ${key} NOT NULL,
    design_rationale TEXT,
    -- Null until it was tried.
    shadow_trial_score_delta ${double},
    status ${created_agent_status} NOT NULL DEFAULT 'pending_approval'
        ${check} (status IN ('active', 'terminated', 'pending_approval')) ${by_type},
    permissions ${json} NOT NULL ${check} (json_valid(permissions)) ${by_type},
    created_at ${instant} NOT NULL,
    decided_at ${instant}
);

CREATE INDEX idx_created_agents_status ON created_agents (status, created_at, id);
CREATE INDEX idx_created_agents_created ON created_agents (created_at, id);
CREATE INDEX idx_created_agents_trigger ON created_agents (trigger_sequence);

-- The text of a strategy vector; the vector itself is in embeddings.
CREATE TABLE strategy_vectors (
    id ${key} NOT NULL PRIMARY KEY,
    episode_id ${key} NOT NULL,
    generation_id ${key} NOT NULL,
    agent_archetype ${key} NOT NULL,
    tactical_classification ${key} NOT NULL,
    judge_score ${episode_score} NOT NULL ${check} (judge_score BETWEEN -5 AND 5) ${by_type},
    termination_reason ${termination_reason} NOT NULL
        ${check} (termination_reason IN ('agreement', 'abort_episode', 'timeout',
            'corrupted', 'token_limit')) ${by_type},
    created_agents_present ${json} NOT NULL DEFAULT '[]'
        ${check} (json_valid(created_agents_present)) ${by_type},
    document TEXT NOT NULL,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_strategy_vectors_score ON strategy_vectors (judge_score, created_at, id);
