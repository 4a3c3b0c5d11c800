-- What agents know together, by domain path.

CREATE TABLE knowledge (
    knowledge_id ${key} NOT NULL PRIMARY KEY,
    domain ${key} NOT NULL,
    agent_id ${key} NOT NULL REFERENCES agents (agent_id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    confidence ${double} CHECK (confidence BETWEEN 0 AND 1),
    created_at ${instant} NOT NULL,
    archived_at ${instant}
);

CREATE INDEX idx_knowledge_domain ON knowledge (domain);
CREATE INDEX idx_knowledge_agent ON knowledge (agent_id);
CREATE INDEX idx_knowledge_archived ON knowledge (archived_at);
