-- Debates: the session with its turns, gates and votes, the code it produced, what was concluded
-- and learnt.

CREATE TABLE debate_sessions (
    id ${key} NOT NULL PRIMARY KEY,
    debate_id ${key} NOT NULL,
    topic TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'pending'
        CONSTRAINT chk_debate_sessions_status
        CHECK (status = 'pending' OR status = 'running' OR status = 'paused'
            OR status = 'completed' OR status = 'failed' OR status = 'cancelled'),
    topology_type TEXT
        CHECK (topology_type = 'graph_mesh' OR topology_type = 'star' OR topology_type = 'chain'
            OR topology_type = 'tree'),
    coordination_protocol TEXT
        CHECK (coordination_protocol = 'cpde' OR coordination_protocol = 'dpde'
            OR coordination_protocol = 'adaptive'),
    config ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(config)),
    initiated_by TEXT,
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    completed_at ${instant},
    total_rounds BIGINT NOT NULL DEFAULT 0 CHECK (total_rounds >= 0),
    final_consensus_score ${double} CHECK (final_consensus_score BETWEEN 0 AND 1),
    outcome ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(outcome)),
    metadata ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(metadata)),
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
    sequence BIGINT NOT NULL CHECK (sequence >= 1),
    round BIGINT NOT NULL CHECK (round >= 1),
    phase TEXT NOT NULL
        CONSTRAINT chk_debate_turns_phase
        CHECK (phase = 'dehallucination' OR phase = 'self_evolvement' OR phase = 'proposal'
            OR phase = 'critique' OR phase = 'review' OR phase = 'optimization'
            OR phase = 'adversarial' OR phase = 'convergence'),
    agent_id ${key} NOT NULL,
    agent_role TEXT,
    provider TEXT,
    model TEXT,
    content TEXT,
    confidence ${double} CHECK (confidence BETWEEN 0 AND 1),
    tool_calls ${json} NOT NULL DEFAULT '[]' CHECK (json_valid(tool_calls)),
    test_results ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(test_results)),
    reflections ${json} NOT NULL DEFAULT '[]' CHECK (json_valid(reflections)),
    metadata ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(metadata)),
    created_at ${instant} NOT NULL,
    response_time_ms BIGINT CHECK (response_time_ms >= 0),
    phase_place BIGINT NOT NULL CHECK (phase_place BETWEEN 0 AND 7),
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
    version_number BIGINT NOT NULL CHECK (version_number >= 1),
    quality_score ${double} CHECK (quality_score BETWEEN 0 AND 1),
    test_pass_rate ${double} CHECK (test_pass_rate BETWEEN 0 AND 1),
    metrics ${json} NOT NULL DEFAULT '{}' CHECK (json_valid(metrics)),
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
    round BIGINT NOT NULL CHECK (round >= 1),
    phase_place BIGINT NOT NULL CHECK (phase_place BETWEEN 0 AND 7),
    status TEXT NOT NULL DEFAULT 'pending'
        CHECK (status IN ('pending', 'approved', 'rejected', 'timed_out')),
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
    ranking ${json} NOT NULL CHECK (json_valid(ranking)),
    confidence ${double} NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    weight ${double} CHECK (weight >= 0),
    created_at ${instant} NOT NULL,
    PRIMARY KEY (session_id, voter)
) ${keyed};

CREATE INDEX idx_debate_votes_voter ON debate_votes (voter);

CREATE TABLE debates (
    id ${key} NOT NULL PRIMARY KEY,
    task TEXT NOT NULL,
    final_answer TEXT NOT NULL,
    consensus_reached ${bool} NOT NULL DEFAULT FALSE,
    confidence ${double} NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    rounds_used BIGINT NOT NULL CHECK (rounds_used >= 0),
    duration_seconds ${double} NOT NULL CHECK (duration_seconds >= 0),
    grounded_verdict ${json} CHECK (grounded_verdict IS NULL OR json_valid(grounded_verdict)),
    created_at ${instant} NOT NULL,
    session_id ${key} NOT NULL UNIQUE REFERENCES debate_sessions (id) ON DELETE CASCADE,
    domain ${key},
    winner ${key},
    voting_method TEXT NOT NULL
        CHECK (voting_method = 'weighted' OR voting_method = 'majority'
            OR voting_method = 'plurality' OR voting_method = 'unanimous'
            OR voting_method = 'borda' OR voting_method = 'condorcet'),
    receipt TEXT NOT NULL,
    audit_sequence BIGINT NOT NULL CHECK (audit_sequence >= 1)
);

CREATE INDEX idx_debates_created ON debates (created_at, id);
CREATE INDEX idx_debates_domain ON debates (domain, created_at, id) WHERE domain IS NOT NULL;
