-- Work given to an agent. Apart from V02 because it refers to channels as well.

CREATE TABLE tasks (
    task_id ${key} NOT NULL PRIMARY KEY,
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    channel_id ${key} REFERENCES channels (channel_id) ON DELETE SET NULL,
    input TEXT NOT NULL,
    output TEXT,
    stderr TEXT,
    status TEXT NOT NULL DEFAULT 'pending'
        CHECK (status IN ('pending', 'running', 'completed', 'failed', 'timeout')),
    pid BIGINT,
    started_at ${instant},
    completed_at ${instant},
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_tasks_status ON tasks (status);
CREATE INDEX idx_tasks_agent ON tasks (agent_id);
CREATE INDEX idx_tasks_channel ON tasks (channel_id);
