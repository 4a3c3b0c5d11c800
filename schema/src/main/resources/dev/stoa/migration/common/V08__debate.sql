-- Debates: the session with its turns, gates and votes, the code it produced, what was concluded
-- and learnt.

CREATE TABLE debate_sessions (
    id ${key} NOT NULL PRIMARY KEY,
    debate_id ${key} NOT NULL,
    topic TEXT NOT NULL,
    status ${debate_status} NOT NULL DEFAULT 'pending'
        ${check} (status = 'pending' OR status = 'running' OR status = 'paused'
            OR status = 'completed' OR status = 'failed' OR status = 'cancelled') ${by_type},
    topology_type ${debate_topology}
        ${check} (topology_type = 'graph_mesh' OR topology_type = 'star'
            OR topology_type = 'chain' OR topology_type = 'tree') ${by_type},
    coordination_protocol ${debate_protocol}
        ${check} (coordination_protocol = 'cpde' OR coordination_protocol = 'dpde'
            OR coordination_protocol = 'adaptive') ${by_type},
    config ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(config)) ${by_type},
    initiated_by TEXT,
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    completed_at ${instant},
    total_rounds ${non_negative} NOT NULL DEFAULT 0 ${check} (total_rounds >= 0) ${by_type},
    final_consensus_score ${unit_range} ${check} (final_consensus_score BETWEEN 0 AND 1) ${by_type},
    outcome ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(outcome)) ${by_type},
    metadata ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(metadata)) ${by_type},
    domain ${key},
    reversed_id ${key} NOT NULL,
    -- Whether a search must look here for turns that are not indexed: until the session is over and
    -- all of them are. Appending a turn writes nothing of this.
    turns_waiting ${bool} NOT NULL DEFAULT TRUE
);

CREATE INDEX idx_debate_sessions_debate_id ON debate_sessions (debate_id, created_at, id);
CREATE INDEX idx_debate_sessions_status ON debate_sessions (status, created_at, id);
CREATE INDEX idx_debate_sessions_created_at ON debate_sessions (created_at, id);
CREATE INDEX idx_debate_sessions_topology ON debate_sessions (topology_type, created_at, id);
-- What it is not: SQLite would answer what it is by status, and sort.
CREATE INDEX idx_debate_sessions_active ON debate_sessions (created_at, id)
    WHERE status <> 'completed' AND status <> 'failed' AND status <> 'cancelled';
CREATE INDEX idx_debate_sessions_reversed_id ON debate_sessions (reversed_id);
CREATE INDEX idx_debate_sessions_waiting ON debate_sessions (id) WHERE turns_waiting;

-- Turns of one session are numbered in the order in which they were taken. A replay sorts phases by
-- their place in a round, never by their text.
CREATE TABLE debate_turns (
    id ${key} NOT NULL PRIMARY KEY,
    session_id ${key} NOT NULL REFERENCES debate_sessions (id) ON DELETE CASCADE,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type},
    round ${positive} NOT NULL ${check} (round >= 1) ${by_type},
    phase ${debate_phase} NOT NULL
        ${check} (phase = 'dehallucination' OR phase = 'self_evolvement'
            OR phase = 'proposal' OR phase = 'critique' OR phase = 'review'
            OR phase = 'optimization' OR phase = 'adversarial' OR phase = 'convergence') ${by_type},
    agent_id ${key} NOT NULL,
    agent_role TEXT,
    provider TEXT,
    model TEXT,
    content TEXT,
    confidence ${unit_range} ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    tool_calls ${json} NOT NULL DEFAULT '[]' ${check} (json_valid(tool_calls)) ${by_type},
    test_results ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(test_results)) ${by_type},
    reflections ${json} NOT NULL DEFAULT '[]' ${check} (json_valid(reflections)) ${by_type},
    metadata ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(metadata)) ${by_type},
    created_at ${instant} NOT NULL,
    response_time_ms ${non_negative} ${check} (response_time_ms >= 0) ${by_type},
    phase_place ${phase_place} NOT NULL ${check} (phase_place BETWEEN 0 AND 7) ${by_type},
    to_agent ${key},
    UNIQUE (session_id, sequence)
);

CREATE INDEX idx_debate_turns_session_round_phase
    ON debate_turns (session_id, round, phase_place, sequence);

-- Who speaks or is spoken to in a session. The turns of an agent are found through its sessions, so
-- that a turn needs no entry in an index by agent.
CREATE TABLE debate_participants (
    agent_id ${key} NOT NULL,
    session_id ${key} NOT NULL REFERENCES debate_sessions (id) ON DELETE CASCADE,
    PRIMARY KEY (agent_id, session_id)
) ${keyed};

CREATE INDEX idx_debate_participants_session ON debate_participants (session_id);

CREATE TABLE code_versions (
    id ${key} NOT NULL PRIMARY KEY,
    session_id ${key} NOT NULL REFERENCES debate_sessions (id) ON DELETE CASCADE,
    turn_id ${key} REFERENCES debate_turns (id) ON DELETE SET NULL,
    language TEXT,
    code TEXT NOT NULL,
    version_number ${positive} NOT NULL ${check} (version_number >= 1) ${by_type},
    quality_score ${unit_range} ${check} (quality_score BETWEEN 0 AND 1) ${by_type},
    test_pass_rate ${unit_range} ${check} (test_pass_rate BETWEEN 0 AND 1) ${by_type},
    metrics ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(metrics)) ${by_type},
    diff_from_previous TEXT,
    created_at ${instant} NOT NULL,
    CONSTRAINT uq_code_versions_session_version UNIQUE (session_id, version_number)
);

CREATE INDEX idx_code_versions_turn_id ON code_versions (turn_id);
CREATE INDEX idx_code_versions_language ON code_versions (language, created_at, id);
CREATE INDEX idx_code_versions_quality ON code_versions (quality_score, id)
    WHERE quality_score IS NOT NULL;
CREATE INDEX idx_code_versions_test_pass_rate ON code_versions (test_pass_rate, id)
    WHERE test_pass_rate IS NOT NULL;

CREATE TABLE debate_gates (
    id ${key} NOT NULL PRIMARY KEY,
    session_id ${key} NOT NULL REFERENCES debate_sessions (id) ON DELETE CASCADE,
    round ${positive} NOT NULL ${check} (round >= 1) ${by_type},
    phase_place ${phase_place} NOT NULL ${check} (phase_place BETWEEN 0 AND 7) ${by_type},
    status ${gate_status} NOT NULL DEFAULT 'pending'
        ${check} (status IN ('pending', 'approved', 'rejected', 'timed_out')) ${by_type},
    requested_at ${instant} NOT NULL,
    expires_at ${instant} NOT NULL,
    decided_at ${instant},
    decided_by TEXT,
    reason TEXT,
    UNIQUE (session_id, round, phase_place)
);

CREATE INDEX idx_debate_gates_pending ON debate_gates (expires_at, id) WHERE status = 'pending';

-- One vote of each voter: the last one counts.
CREATE TABLE debate_votes (
    session_id ${key} NOT NULL REFERENCES debate_sessions (id) ON DELETE CASCADE,
    voter ${key} NOT NULL,
    choice TEXT NOT NULL,
    ranking ${json} NOT NULL ${check} (json_valid(ranking)) ${by_type},
    confidence ${unit_range} NOT NULL ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    weight ${non_negative_double} ${check} (weight >= 0) ${by_type},
    created_at ${instant} NOT NULL,
    PRIMARY KEY (session_id, voter)
) ${keyed};

CREATE INDEX idx_debate_votes_voter ON debate_votes (voter);

CREATE TABLE debates (
    id ${key} NOT NULL PRIMARY KEY,
    task TEXT NOT NULL,
    final_answer TEXT NOT NULL,
    consensus_reached ${bool} NOT NULL DEFAULT FALSE,
    confidence ${unit_range} NOT NULL ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    rounds_used ${non_negative} NOT NULL ${check} (rounds_used >= 0) ${by_type},
    duration_seconds ${non_negative_double} NOT NULL ${check} (duration_seconds >= 0) ${by_type},
    grounded_verdict ${json}
        ${check} (grounded_verdict IS NULL OR json_valid(grounded_verdict)) ${by_type},
    created_at ${instant} NOT NULL,
    session_id ${key} NOT NULL UNIQUE REFERENCES debate_sessions (id) ON DELETE CASCADE,
    domain ${key},
    winner ${key},
    voting_method ${voting_method} NOT NULL
        ${check} (voting_method = 'weighted' OR voting_method = 'majority'
            OR voting_method = 'plurality' OR voting_method = 'unanimous'
            OR voting_method = 'borda' OR voting_method = 'condorcet') ${by_type},
    receipt TEXT NOT NULL,
    audit_sequence ${positive} NOT NULL ${check} (audit_sequence >= 1) ${by_type}
);

CREATE INDEX idx_debates_created ON debates (created_at, id);
CREATE INDEX idx_debates_domain ON debates (domain, created_at, id) WHERE domain IS NOT NULL;
