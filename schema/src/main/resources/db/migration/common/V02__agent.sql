-- Who takes part: registered identities, and every spawn of one.

CREATE TABLE agents (
    agent_id ${key} NOT NULL PRIMARY KEY,
    identity ${key} NOT NULL UNIQUE,
    constitution TEXT,
    model TEXT NOT NULL,
    self_description TEXT,
    archived_at ${instant},
    created_at ${instant} NOT NULL,
    last_active_at ${instant},
    spawn_count BIGINT NOT NULL DEFAULT 0 CHECK (spawn_count >= 0)
);

CREATE TABLE agent_sessions (
    session_id ${key} NOT NULL PRIMARY KEY,
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    spawn_number BIGINT NOT NULL CHECK (spawn_number >= 1),
    started_at ${instant} NOT NULL,
    ended_at ${instant},
    wakes BIGINT NOT NULL DEFAULT 0 CHECK (wakes >= 0),
    UNIQUE (agent_id, spawn_number)
);

CREATE INDEX idx_agent_sessions_agent ON agent_sessions (agent_id);
CREATE INDEX idx_agent_sessions_active ON agent_sessions (ended_at) WHERE ended_at IS NULL;
