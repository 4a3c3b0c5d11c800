-- Conversations by project. A conversation owns its messages: deleting it deletes them.

CREATE TABLE projects (
    project_id ${key} NOT NULL PRIMARY KEY,
    user_id ${key} NOT NULL DEFAULT 'local',
    name TEXT NOT NULL,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_projects_user ON projects (user_id);

CREATE TABLE conversations (
    conversation_id ${key} NOT NULL PRIMARY KEY,
    user_id ${key} NOT NULL DEFAULT 'local',
    title TEXT NOT NULL DEFAULT 'New Chat',
    project_id ${key} REFERENCES projects (project_id) ON DELETE SET NULL,
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL
);

CREATE INDEX idx_conversations_project ON conversations (project_id);
CREATE INDEX idx_conversations_user ON conversations (user_id);
CREATE INDEX idx_conversations_updated ON conversations (updated_at DESC);

CREATE TABLE conversation_messages (
    message_id ${key} NOT NULL PRIMARY KEY,
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL CHECK (sequence >= 1),
    role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
    content TEXT NOT NULL,
    callout_type TEXT CHECK (callout_type IN ('disagreement', 'correction')),
    models_used ${json} CHECK (models_used IS NULL OR json_valid(models_used)),
    accuracy_level TEXT CHECK (accuracy_level IN ('fast', 'balanced', 'high', 'maximum')),
    confidence TEXT CHECK (confidence IN ('High', 'Medium', 'Uncertain')),
    created_at ${instant} NOT NULL,
    UNIQUE (conversation_id, sequence)
);

CREATE INDEX idx_conversation_messages_created ON conversation_messages (created_at);

CREATE TABLE keyword_index (
    keyword ${key} NOT NULL,
    message_id ${key} NOT NULL REFERENCES conversation_messages (message_id) ON DELETE CASCADE,
    conversation_id ${key} NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
    created_at ${instant} NOT NULL,
    PRIMARY KEY (keyword, message_id)
);

CREATE INDEX idx_keyword_index_message ON keyword_index (message_id);
CREATE INDEX idx_keyword_index_conversation ON keyword_index (conversation_id);

CREATE TABLE token_counters (
    counter_id ${key} NOT NULL PRIMARY KEY,
    user_id ${key} NOT NULL DEFAULT 'local',
    specialist ${key} NOT NULL,
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    token_estimate BIGINT NOT NULL DEFAULT 0 CHECK (token_estimate >= 0),
    message_count BIGINT NOT NULL DEFAULT 0 CHECK (message_count >= 0),
    thread_number BIGINT NOT NULL DEFAULT 1 CHECK (thread_number >= 1),
    updated_at ${instant} NOT NULL,
    last_backup_at ${instant},
    UNIQUE (specialist, conversation_id)
);

CREATE INDEX idx_token_counters_conversation ON token_counters (conversation_id);

-- Backups of one specialist's view of one conversation are numbered.
CREATE TABLE context_backups (
    backup_id ${key} NOT NULL PRIMARY KEY,
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    specialist ${key} NOT NULL,
    sequence BIGINT NOT NULL CHECK (sequence >= 1),
    trigger TEXT NOT NULL
        CHECK (trigger IN ('token_threshold', 'message_count', 'time_gap', 'manual',
            'coverage_job_no_backup', 'coverage_job_stale')),
    thread_number BIGINT NOT NULL DEFAULT 1 CHECK (thread_number >= 1),
    backup_text TEXT NOT NULL,
    token_estimate BIGINT NOT NULL DEFAULT 0 CHECK (token_estimate >= 0),
    created_at ${instant} NOT NULL,
    UNIQUE (conversation_id, specialist, sequence)
);

CREATE INDEX idx_context_backups_created ON context_backups (created_at);
