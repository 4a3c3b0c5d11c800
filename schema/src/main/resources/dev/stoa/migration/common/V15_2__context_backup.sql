-- Notes from which a specialist resumes a conversation, and what it has seen since the last one.

CREATE TABLE specialists (
    name ${key} NOT NULL PRIMARY KEY,
    context_window BIGINT NOT NULL CHECK (context_window >= 100)
);

-- Without an index by time: the coverage job reads all of it a few times a day, and every append
-- changes it.
CREATE TABLE token_counters (
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    specialist ${key} NOT NULL REFERENCES specialists (name),
    token_estimate BIGINT NOT NULL DEFAULT 0 CHECK (token_estimate >= 0),
    message_count BIGINT NOT NULL DEFAULT 0 CHECK (message_count >= 0),
    thread_number BIGINT NOT NULL DEFAULT 1 CHECK (thread_number >= 1),
    covered_sequence BIGINT NOT NULL DEFAULT 0 CHECK (covered_sequence >= 0),
    updated_at ${instant} NOT NULL,
    last_backup_at ${instant},
    PRIMARY KEY (conversation_id, specialist)
);

-- Backups of one specialist's view of one conversation are numbered by the thread they end.
CREATE TABLE context_backups (
    backup_id ${key} NOT NULL PRIMARY KEY,
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    specialist ${key} NOT NULL REFERENCES specialists (name),
    thread_number BIGINT NOT NULL CHECK (thread_number >= 1),
    trigger TEXT NOT NULL
        CHECK (trigger IN ('token_threshold', 'message_count', 'time_gap', 'manual',
            'coverage_job_no_backup', 'coverage_job_stale')),
    covered_sequence BIGINT NOT NULL CHECK (covered_sequence >= 1),
    backup_text TEXT NOT NULL,
    key_id ${key},
    token_estimate BIGINT NOT NULL CHECK (token_estimate >= 0),
    created_at ${instant} NOT NULL,
    UNIQUE (conversation_id, specialist, thread_number)
);
