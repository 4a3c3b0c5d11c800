-- Channels that agents talk in. Messages of one channel are numbered 1, 2, 3, ...

CREATE TABLE channels (
    channel_id ${key} NOT NULL PRIMARY KEY,
    name ${key} NOT NULL UNIQUE,
    topic TEXT,
    created_at ${instant} NOT NULL,
    archived_at ${instant},
    pinned_at ${instant}
);

CREATE TABLE channel_messages (
    message_id ${key} NOT NULL PRIMARY KEY,
    channel_id ${key} NOT NULL REFERENCES channels (channel_id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL CHECK (sequence >= 1),
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    created_at ${instant} NOT NULL,
    UNIQUE (channel_id, sequence)
);

CREATE INDEX idx_channel_messages_channel_created ON channel_messages (channel_id, created_at);
CREATE INDEX idx_channel_messages_agent ON channel_messages (agent_id);

CREATE TABLE bookmarks (
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    channel_id ${key} NOT NULL REFERENCES channels (channel_id) ON DELETE CASCADE,
    last_seen_id ${key} REFERENCES channel_messages (message_id) ON DELETE SET NULL,
    -- Outlives the message, so that deleting it does not make everything unread again.
    last_seen_sequence BIGINT NOT NULL DEFAULT 0 CHECK (last_seen_sequence >= 0),
    PRIMARY KEY (agent_id, channel_id)
);

CREATE INDEX idx_bookmarks_channel ON bookmarks (channel_id);
CREATE INDEX idx_bookmarks_last_seen ON bookmarks (last_seen_id);
