-- The task queue. Separate from V02 because it refers to channels as well.

CREATE TABLE tasks (
    -- First in, first out. Numbered by the engine, so that concurrent inserts do not wait for each
    -- other; numbers may have gaps and are not reused.
    sequence ${identity},
    task_id ${key} NOT NULL UNIQUE,
    reversed_id ${key} NOT NULL,
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    channel_id ${key} REFERENCES channels (channel_id) ON DELETE SET NULL,
    input TEXT NOT NULL,
    output TEXT,
    stderr TEXT,
    status ${task_status} NOT NULL DEFAULT 'pending'
        ${check} (status IN ('pending', 'running', 'completed', 'failed', 'timeout',
            'cancelled')) ${by_type},
    max_attempts ${positive} NOT NULL DEFAULT 3 ${check} (max_attempts >= 1) ${by_type},
    attempts BIGINT NOT NULL DEFAULT 0 CHECK (attempts >= 0 AND attempts <= max_attempts),
    -- The number of claims. Unlike attempts it never decreases, so it distinguishes claims.
    claims BIGINT NOT NULL DEFAULT 0 CHECK (claims >= attempts),
    worker TEXT,
    pid BIGINT,
    lease_expires_at ${instant},
    -- When its last run ended; the next run does not start earlier.
    available_at ${instant},
    started_at ${instant},
    completed_at ${instant},
    created_at ${instant} NOT NULL,
    CHECK ((status = 'running') = (lease_expires_at IS NOT NULL)),
    CHECK (status <> 'running' OR worker IS NOT NULL)
);

CREATE INDEX idx_tasks_reversed_id ON tasks (reversed_id);
CREATE INDEX idx_tasks_status ON tasks (status, sequence);
-- For claims only, so that no query plan that reads completed tasks looks cheaper.
CREATE INDEX idx_tasks_pending ON tasks (sequence) WHERE status = 'pending';
CREATE INDEX idx_tasks_agent ON tasks (agent_id, sequence);
CREATE INDEX idx_tasks_agent_status ON tasks (agent_id, status, sequence);
CREATE INDEX idx_tasks_channel ON tasks (channel_id, status, sequence)
    WHERE channel_id IS NOT NULL;
CREATE INDEX idx_tasks_lease ON tasks (lease_expires_at, sequence)
    WHERE lease_expires_at IS NOT NULL;
