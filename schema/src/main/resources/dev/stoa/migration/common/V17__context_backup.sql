-- Notes from which a specialist resumes a conversation, and what it has seen since the last one.

CREATE TABLE specialists (
    name ${key} NOT NULL PRIMARY KEY,
    context_window ${context_window} NOT NULL ${check} (context_window >= 100) ${by_type}
);

-- Without an index by time: the coverage job reads all of it a few times a day, and every append
-- changes it.
CREATE TABLE token_counters (
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    specialist ${key} NOT NULL REFERENCES specialists (name),
    token_estimate ${non_negative} NOT NULL DEFAULT 0 ${check} (token_estimate >= 0) ${by_type},
    message_count ${non_negative} NOT NULL DEFAULT 0 ${check} (message_count >= 0) ${by_type},
    thread_number ${positive} NOT NULL DEFAULT 1 ${check} (thread_number >= 1) ${by_type},
    covered_sequence ${non_negative} NOT NULL DEFAULT 0 ${check} (covered_sequence >= 0) ${by_type},
    updated_at ${instant} NOT NULL,
    last_backup_at ${instant},
    PRIMARY KEY (conversation_id, specialist)
);

-- Backups of one specialist's view of one conversation are numbered by the thread they end.
CREATE TABLE context_backups (
    backup_id ${key} NOT NULL PRIMARY KEY,
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    specialist ${key} NOT NULL REFERENCES specialists (name),
    thread_number ${positive} NOT NULL ${check} (thread_number >= 1) ${by_type},
    trigger ${backup_trigger} NOT NULL
        ${check} (trigger IN ('token_threshold', 'message_count', 'time_gap', 'manual',
            'coverage_job_no_backup', 'coverage_job_stale')) ${by_type},
    covered_sequence ${positive} NOT NULL ${check} (covered_sequence >= 1) ${by_type},
    backup_text TEXT NOT NULL,
    key_id ${key},
    token_estimate ${non_negative} NOT NULL ${check} (token_estimate >= 0) ${by_type},
    created_at ${instant} NOT NULL,
    UNIQUE (conversation_id, specialist, thread_number)
);
