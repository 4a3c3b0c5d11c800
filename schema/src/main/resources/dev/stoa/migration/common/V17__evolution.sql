-- Agents that improve by generations: episodes, their results, and what was learnt.

-- Ranked by sequence: creation times may be equal, and ids are not ordered by age.
CREATE TABLE generations (
    id ${key} NOT NULL PRIMARY KEY,
    sequence BIGINT NOT NULL UNIQUE CHECK (sequence >= 1),
    created_at ${instant} NOT NULL,
    status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'shadow_trial', 'archived')),
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
    archetype TEXT NOT NULL
        CHECK (archetype IN ('primary_actor', 'disruptor_info', 'disruptor_tension',
            'created_agent')),
    system_prompt TEXT NOT NULL,
    hyperparameters ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(hyperparameters)),
    expected_performance_baseline ${double} NOT NULL DEFAULT 0.0,
    created_by TEXT NOT NULL DEFAULT 'human' CHECK (created_by IN ('human', 'mutator', 'creator')),
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
    agent_a_score BIGINT NOT NULL CHECK (agent_a_score BETWEEN -5 AND 5),
    agent_b_score BIGINT NOT NULL CHECK (agent_b_score BETWEEN -5 AND 5),
    total_turns BIGINT NOT NULL CHECK (total_turns >= 0),
    termination_reason TEXT NOT NULL
        CHECK (termination_reason IN ('agreement', 'abort_episode', 'timeout', 'corrupted',
            'token_limit')),
    final_state_snapshot ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(final_state_snapshot)),
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
    agent_a_score BIGINT NOT NULL CHECK (agent_a_score BETWEEN -5 AND 5),
    agent_b_score BIGINT NOT NULL CHECK (agent_b_score BETWEEN -5 AND 5),
    total_turns BIGINT NOT NULL CHECK (total_turns >= 0),
    termination_reason TEXT NOT NULL
        CHECK (termination_reason IN ('agreement', 'abort_episode', 'timeout', 'corrupted',
            'token_limit')),
    final_state_snapshot ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(final_state_snapshot)),
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
    sequence BIGINT NOT NULL CHECK (sequence >= 1),
    turn_number BIGINT NOT NULL CHECK (turn_number >= 0),
    speaker_id ${key} NOT NULL,
    internal_monologue TEXT,
    public_dialogue TEXT,
    state_mutations ${json} NOT NULL DEFAULT '[]' CHECK (json_valid(state_mutations)),
    propose_resolution ${bool} NOT NULL DEFAULT FALSE,
    abort_episode ${bool} NOT NULL DEFAULT FALSE,
    token_usage BIGINT NOT NULL DEFAULT 0 CHECK (token_usage >= 0),
    PRIMARY KEY (episode_id, sequence)
) ${keyed};

-- The actions of archived episodes that failed; those of other archived episodes are deleted.
CREATE TABLE action_logs_archive (
    episode_id ${key} NOT NULL,
    sequence BIGINT NOT NULL CHECK (sequence >= 1),
    turn_number BIGINT NOT NULL CHECK (turn_number >= 0),
    speaker_id ${key} NOT NULL,
    internal_monologue TEXT,
    public_dialogue TEXT,
    state_mutations ${json} NOT NULL DEFAULT '[]' CHECK (json_valid(state_mutations)),
    propose_resolution ${bool} NOT NULL DEFAULT FALSE,
    abort_episode ${bool} NOT NULL DEFAULT FALSE,
    token_usage BIGINT NOT NULL DEFAULT 0 CHECK (token_usage >= 0),
    PRIMARY KEY (episode_id, sequence)
) ${keyed};

-- One judgement per variant, with the numbers it was made on. A variant that was dropped by
-- successive halving was not compared with the baseline and has no U and p.
CREATE TABLE mutations (
    id ${key} NOT NULL PRIMARY KEY,
    generation_id ${key} NOT NULL REFERENCES generations (id),
    generation_sequence BIGINT NOT NULL CHECK (generation_sequence >= 1),
    agent_id ${key} NOT NULL,
    parent_profile_id ${key} NOT NULL REFERENCES agent_profiles (id),
    variant_profile_id ${key} NOT NULL UNIQUE REFERENCES agent_profiles (id),
    stage TEXT NOT NULL CHECK (stage IN ('halving', 'trial')),
    trial_scores ${json} NOT NULL CHECK (json_valid(trial_scores)),
    baseline_scores ${json} NOT NULL CHECK (json_valid(baseline_scores)),
    trials BIGINT NOT NULL CHECK (trials >= 0),
    mean ${double} NOT NULL,
    deviation ${double} NOT NULL CHECK (deviation >= 0),
    lower_bound ${double} NOT NULL,
    baseline ${double} NOT NULL,
    u ${double} CHECK (u >= 0),
    p ${double} CHECK (p BETWEEN 0 AND 1),
    accepted ${bool} NOT NULL,
    constraint_text TEXT,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_mutations_generation ON mutations (generation_sequence, id);

CREATE TABLE created_agents (
    id ${key} NOT NULL PRIMARY KEY,
    creator_trigger_generation_id ${key} NOT NULL REFERENCES generations (id),
    trigger_sequence BIGINT NOT NULL CHECK (trigger_sequence >= 1),
    agent_profile_id ${key} NOT NULL REFERENCES agent_profiles (id),
    archetype_designed ${key} NOT NULL,
    design_rationale TEXT,
    -- Null until it was tried.
    shadow_trial_score_delta ${double},
    status TEXT NOT NULL DEFAULT 'pending_approval'
        CHECK (status IN ('active', 'terminated', 'pending_approval')),
    permissions ${json} NOT NULL CHECK (json_valid(permissions)),
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
    judge_score BIGINT NOT NULL CHECK (judge_score BETWEEN -5 AND 5),
    termination_reason TEXT NOT NULL
        CHECK (termination_reason IN ('agreement', 'abort_episode', 'timeout', 'corrupted',
            'token_limit')),
    created_agents_present ${json} NOT NULL DEFAULT '[]'
        CHECK (json_valid(created_agents_present)),
    document TEXT NOT NULL,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_strategy_vectors_score ON strategy_vectors (judge_score, created_at, id);
