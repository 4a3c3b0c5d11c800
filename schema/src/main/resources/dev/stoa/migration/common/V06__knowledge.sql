-- Shared knowledge by domain path.

CREATE TABLE knowledge (
    row_id ${number},
    knowledge_id ${key} NOT NULL UNIQUE,
    -- The reversed id, so that an entry is found by a suffix of its id through an index.
    reversed_id ${key} NOT NULL,
    domain ${key} NOT NULL,
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    confidence ${unit_range} ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    created_at ${instant} NOT NULL,
    archived_at ${instant},
    -- When it is true, the entry that superseded it, and the end that it had before.
    valid_from ${instant},
    valid_until ${instant},
    superseded_by ${key},
    former_until ${instant}
);

CREATE INDEX idx_knowledge_reversed_id ON knowledge (reversed_id);
CREATE INDEX idx_knowledge_agent ON knowledge (agent_id);
-- Lists are newest first; archived entries have separate indexes, so that lists of live ones do not
-- scan them.
CREATE INDEX idx_knowledge_created ON knowledge (created_at, knowledge_id)
    WHERE archived_at IS NULL;
CREATE INDEX idx_knowledge_domain ON knowledge (domain, created_at, knowledge_id)
    WHERE archived_at IS NULL;
CREATE INDEX idx_knowledge_agent_created ON knowledge (agent_id, created_at, knowledge_id)
    WHERE archived_at IS NULL;
CREATE INDEX idx_knowledge_archived ON knowledge (created_at, knowledge_id)
    WHERE archived_at IS NOT NULL;
CREATE INDEX idx_knowledge_archived_domain ON knowledge (domain, created_at, knowledge_id)
    WHERE archived_at IS NOT NULL;
CREATE INDEX idx_knowledge_archived_agent ON knowledge (agent_id, created_at, knowledge_id)
    WHERE archived_at IS NOT NULL;

CREATE INDEX idx_knowledge_valid ON knowledge (knowledge_id)
    WHERE valid_from IS NOT NULL OR valid_until IS NOT NULL;
CREATE INDEX idx_knowledge_superseded_by ON knowledge (superseded_by, created_at, knowledge_id)
    WHERE superseded_by IS NOT NULL;

-- The path of each entry and every path above it: a subtree is one range of an index, newest first,
-- while a range of paths would have to be sorted.
CREATE TABLE knowledge_paths (
    knowledge_id ${key} NOT NULL REFERENCES knowledge (knowledge_id) ON DELETE CASCADE,
    path ${key} NOT NULL,
    -- The parent path, empty at the top.
    parent ${key} NOT NULL,
    -- Whether it is the path of the entry itself.
    own ${bool} NOT NULL DEFAULT FALSE,
    archived ${bool} NOT NULL DEFAULT FALSE,
    created_at ${instant} NOT NULL,
    PRIMARY KEY (knowledge_id, path)
);

CREATE INDEX idx_knowledge_paths_created
    ON knowledge_paths (path, archived, created_at, knowledge_id);
CREATE INDEX idx_knowledge_paths_parent
    ON knowledge_paths (parent, archived, path, own, knowledge_id);
