-- Conversations by project. A conversation owns its messages: deleting it deletes them.

CREATE TABLE projects (
    project_id ${key} NOT NULL PRIMARY KEY,
    user_id ${key} NOT NULL DEFAULT 'local',
    name ${key} NOT NULL,
    created_at ${instant} NOT NULL,
    UNIQUE (user_id, name)
);

-- The project that new conversations of a user belong to and that lists show; a user without a row
-- has none.
CREATE TABLE active_projects (
    user_id ${key} NOT NULL PRIMARY KEY,
    project_id ${key} NOT NULL REFERENCES projects (project_id) ON DELETE CASCADE
) ${keyed};

CREATE INDEX idx_active_projects_project ON active_projects (project_id);

CREATE TABLE conversations (
    conversation_id ${key} NOT NULL PRIMARY KEY,
    -- The reversed id, so that a conversation is found by a suffix of its id through an index.
    reversed_id ${key} NOT NULL,
    user_id ${key} NOT NULL DEFAULT 'local',
    -- The id that another system gives it, in plain text.
    external_id ${key},
    title TEXT NOT NULL DEFAULT 'New Chat',
    -- The key that the title is encrypted with; null if it is plain text.
    key_id ${key},
    project_id ${key} REFERENCES projects (project_id) ON DELETE SET NULL,
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    archived_at ${instant},
    -- How many messages there are, the greatest number that one ever had, the number of the newest,
    -- and of the newest one that the text index has.
    message_count ${non_negative} NOT NULL DEFAULT 0 ${check} (message_count >= 0) ${by_type},
    given_sequence ${non_negative} NOT NULL DEFAULT 0 ${check} (given_sequence >= 0) ${by_type},
    last_sequence ${non_negative} NOT NULL DEFAULT 0 ${check} (last_sequence >= 0) ${by_type},
    indexed_sequence ${non_negative} NOT NULL DEFAULT 0 ${check} (indexed_sequence >= 0) ${by_type},
    -- What a framework has in its memory: a system message, and all messages from a number on.
    current_from ${positive} NOT NULL DEFAULT 1 ${check} (current_from >= 1) ${by_type},
    current_system ${positive} ${check} (current_system >= 1) ${by_type}
);

CREATE INDEX idx_conversations_reversed_id ON conversations (user_id, reversed_id);
CREATE UNIQUE INDEX idx_conversations_external_id ON conversations (user_id, external_id)
    WHERE external_id IS NOT NULL;
-- With the number of the newest message and how many there are, so that conversations are counted
-- by length along it.
CREATE INDEX idx_conversations_user
    ON conversations (user_id, updated_at, conversation_id, last_sequence, message_count);
-- Partial, so that appending to a conversation without a project does not move anything in it.
CREATE INDEX idx_conversations_project ON conversations (project_id, updated_at, conversation_id)
    WHERE project_id IS NOT NULL;
CREATE INDEX idx_conversations_waiting ON conversations (conversation_id)
    WHERE last_sequence > indexed_sequence;

CREATE TABLE conversation_messages (
    row_id ${number},
    message_id ${key} NOT NULL UNIQUE,
    conversation_id ${key} NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type},
    role ${message_role} NOT NULL
        ${check} (role IN ('system', 'user', 'assistant', 'tool')) ${by_type},
    content TEXT NOT NULL,
    -- The calls as they were given, and the call that a message of a tool answers.
    tool_calls TEXT,
    tool_call_id TEXT,
    -- What a framework stores beside the content, as it was given.
    payload TEXT,
    -- The key that content, tool calls and payload are encrypted with; null if they are plain text.
    key_id ${key},
    callout_type ${callout_type}
        ${check} (callout_type IN ('disagreement', 'correction')) ${by_type},
    models_used ${json} ${check} (models_used IS NULL OR json_valid(models_used)) ${by_type},
    accuracy_level ${accuracy_level}
        ${check} (accuracy_level IN ('fast', 'balanced', 'high', 'maximum')) ${by_type},
    confidence ${answer_confidence}
        ${check} (confidence IN ('High', 'Medium', 'Uncertain')) ${by_type},
    -- The name of who says it, in plain text also where the content is encrypted.
    author TEXT,
    -- A JSON object of the caller's, in plain text also where the content is encrypted.
    metadata ${json} ${check} (metadata IS NULL OR json_valid(metadata)) ${by_type},
    created_at ${instant} NOT NULL,
    UNIQUE (conversation_id, sequence)
);

-- The system message in force is the newest one.
CREATE INDEX idx_conversation_messages_system ON conversation_messages (conversation_id, sequence)
    WHERE role = 'system';
