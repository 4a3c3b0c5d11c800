-- An agent's private notes, and which note replaced which.

CREATE TABLE memories (
    row_id ${number},
    memory_id ${key} NOT NULL UNIQUE,
    -- The reversed id, so that a note is found by a suffix of its id through an index.
    reversed_id ${key} NOT NULL,
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

CREATE INDEX idx_memories_agent_suffix ON memories (agent_id, reversed_id);
-- Lists are newest first within an agent. Archived notes accumulate, because notes are replaced
-- rather than changed: they have separate indexes, so that lists of live ones do not scan them.
CREATE INDEX idx_memories_agent_created ON memories (agent_id, created_at, memory_id)
    WHERE archived_at IS NULL;
CREATE INDEX idx_memories_agent_topic ON memories (agent_id, topic, created_at, memory_id)
    WHERE archived_at IS NULL;
CREATE INDEX idx_memories_core ON memories (agent_id, created_at, memory_id)
    WHERE core AND archived_at IS NULL;
CREATE INDEX idx_memories_archived ON memories (agent_id, created_at, memory_id)
    WHERE archived_at IS NOT NULL;
CREATE INDEX idx_memories_archived_topic ON memories (agent_id, topic, created_at, memory_id)
    WHERE archived_at IS NOT NULL;
CREATE INDEX idx_memories_archived_core ON memories (agent_id, created_at, memory_id)
    WHERE core AND archived_at IS NOT NULL;
CREATE INDEX idx_memories_bridge_channel ON memories (bridge_channel);
CREATE INDEX idx_memories_supersedes ON memories (supersedes);
CREATE INDEX idx_memories_superseded_by ON memories (superseded_by);

CREATE TABLE memory_links (
    link_id ${key} NOT NULL PRIMARY KEY,
    memory_id ${key} NOT NULL REFERENCES memories (memory_id) ON DELETE CASCADE,
    parent_id ${key} NOT NULL REFERENCES memories (memory_id) ON DELETE CASCADE,
    kind ${key} NOT NULL,
    created_at ${instant} NOT NULL,
    UNIQUE (memory_id, parent_id, kind)
);

CREATE INDEX idx_memory_links_parent ON memory_links (parent_id);
