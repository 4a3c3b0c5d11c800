-- An agent's private notes, and which note replaced which.

CREATE TABLE memories (
    memory_id ${key} NOT NULL PRIMARY KEY,
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    topic ${key} NOT NULL,
    message TEXT NOT NULL,
    timestamp ${instant} NOT NULL,
    created_at ${instant} NOT NULL,
    archived_at ${instant},
    core ${bool} NOT NULL DEFAULT FALSE,
    source TEXT NOT NULL DEFAULT 'manual',
    bridge_channel ${key} REFERENCES channels (channel_id) ON DELETE SET NULL,
    code_anchors TEXT,
    synthesis_note TEXT,
    supersedes ${key} REFERENCES memories (memory_id) ON DELETE SET NULL,
    superseded_by ${key} REFERENCES memories (memory_id) ON DELETE SET NULL
);

CREATE INDEX idx_memories_agent_topic ON memories (agent_id, topic);
CREATE INDEX idx_memories_agent_created ON memories (agent_id, created_at);
CREATE INDEX idx_memories_archived ON memories (archived_at);
CREATE INDEX idx_memories_core ON memories (core);
CREATE INDEX idx_memories_bridge_channel ON memories (bridge_channel);
CREATE INDEX idx_memories_supersedes ON memories (supersedes);
CREATE INDEX idx_memories_superseded_by ON memories (superseded_by);

CREATE TABLE memory_links (
    link_id ${key} NOT NULL PRIMARY KEY,
    memory_id ${key} NOT NULL REFERENCES memories (memory_id) ON DELETE CASCADE,
    parent_id ${key} NOT NULL REFERENCES memories (memory_id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    created_at ${instant} NOT NULL,
    UNIQUE (memory_id, parent_id, kind)
);

CREATE INDEX idx_memory_links_memory ON memory_links (memory_id);
CREATE INDEX idx_memory_links_parent ON memory_links (parent_id);
