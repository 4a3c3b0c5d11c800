-- Channels. The messages of one channel are numbered 1, 2, 3, ...

CREATE TABLE channels (
    channel_id ${key} NOT NULL PRIMARY KEY,
    -- The reversed id, so that a channel is found by a suffix of its id through an index.
    reversed_id ${key} NOT NULL,
    name ${key} NOT NULL UNIQUE,
    topic TEXT,
    created_at ${instant} NOT NULL,
    archived_at ${instant},
    pinned_at ${instant},
    -- The highest number of a deleted message, maintained by a trigger. No number is reused, and
    -- above this one none is missing, so unread messages are counted without being read.
    last_deleted_sequence ${non_negative} NOT NULL DEFAULT 0
        ${check} (last_deleted_sequence >= 0) ${by_type}
);

CREATE INDEX idx_channels_reversed_id ON channels (reversed_id);
CREATE INDEX idx_channels_pinned ON channels (name) WHERE pinned_at IS NOT NULL;

CREATE TABLE channel_messages (
    message_id ${key} NOT NULL UNIQUE,
    channel_id ${key} NOT NULL REFERENCES channels (channel_id) ON DELETE CASCADE,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type},
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    created_at ${instant} NOT NULL,
    PRIMARY KEY (channel_id, sequence)
) ${keyed};

-- The messages of an agent, by channel; also used to subtract its own from unread messages.
CREATE INDEX idx_channel_messages_agent ON channel_messages (agent_id, channel_id, sequence);

CREATE TABLE bookmarks (
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    channel_id ${key} NOT NULL REFERENCES channels (channel_id) ON DELETE CASCADE,
    last_seen_id ${key} REFERENCES channel_messages (message_id) ON DELETE SET NULL,
    -- Outlives the message, so that deleting it does not make everything unread again.
    last_seen_sequence ${non_negative} NOT NULL DEFAULT 0
        ${check} (last_seen_sequence >= 0) ${by_type},
    PRIMARY KEY (agent_id, channel_id)
);

CREATE INDEX idx_bookmarks_channel ON bookmarks (channel_id);
CREATE INDEX idx_bookmarks_last_seen ON bookmarks (last_seen_id);

-- Work that one agent hands to another, who acknowledges it.
CREATE TABLE channel_hand_offs (
    hand_off_id ${key} NOT NULL PRIMARY KEY,
    channel_id ${key} NOT NULL REFERENCES channels (channel_id) ON DELETE CASCADE,
    from_agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    to_agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    message_id ${key} REFERENCES channel_messages (message_id) ON DELETE SET NULL,
    summary TEXT NOT NULL,
    status ${hand_off_status} NOT NULL DEFAULT 'open'
        ${check} (status IN ('open', 'acknowledged', 'closed', 'cancelled')) ${by_type},
    created_at ${instant} NOT NULL,
    acknowledged_at ${instant},
    ended_at ${instant}
);

CREATE INDEX idx_channel_hand_offs_to
    ON channel_hand_offs (to_agent_id, status, created_at, hand_off_id);
CREATE INDEX idx_channel_hand_offs_from ON channel_hand_offs (from_agent_id);
CREATE INDEX idx_channel_hand_offs_channel
    ON channel_hand_offs (channel_id, created_at, hand_off_id);
CREATE INDEX idx_channel_hand_offs_message ON channel_hand_offs (message_id);
