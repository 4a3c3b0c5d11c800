-- Registered agents, and their spawns.

CREATE TABLE agents (
    agent_id ${key} NOT NULL PRIMARY KEY,
    -- The reversed id, so that an agent is found by a suffix of its id through an index.
    reversed_id ${key} NOT NULL,
    identity ${key} NOT NULL UNIQUE,
    constitution TEXT,
    constitution_sha256 ${key},
    model TEXT NOT NULL,
    self_description TEXT,
    archived_at ${instant},
    created_at ${instant} NOT NULL,
    last_active_at ${instant},
    spawn_count ${non_negative} NOT NULL DEFAULT 0 ${check} (spawn_count >= 0) ${by_type},
    CHECK ((constitution IS NULL) = (constitution_sha256 IS NULL))
);

CREATE INDEX idx_agents_reversed_id ON agents (reversed_id);
CREATE INDEX idx_agents_live ON agents (identity) WHERE archived_at IS NULL;

CREATE TABLE agent_sessions (
    session_id ${key} NOT NULL PRIMARY KEY,
    reversed_id ${key} NOT NULL,
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    spawn_number ${positive} NOT NULL ${check} (spawn_number >= 1) ${by_type},
    started_at ${instant} NOT NULL,
    ended_at ${instant},
    wakes ${non_negative} NOT NULL DEFAULT 0 ${check} (wakes >= 0) ${by_type},
    -- Where it runs: both are needed to detect that its process is gone.
    host ${key},
    pid ${positive} ${check} (pid >= 1) ${by_type},
    UNIQUE (agent_id, spawn_number),
    CHECK ((host IS NULL) = (pid IS NULL))
);

CREATE INDEX idx_agent_sessions_reversed_id ON agent_sessions (reversed_id);
CREATE INDEX idx_agent_sessions_active ON agent_sessions (started_at, session_id)
    WHERE ended_at IS NULL;
CREATE INDEX idx_agent_sessions_host ON agent_sessions (host, started_at, session_id)
    WHERE ended_at IS NULL;
