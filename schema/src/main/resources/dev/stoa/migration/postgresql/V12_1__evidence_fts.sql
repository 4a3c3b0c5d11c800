CREATE TABLE evidence_fts (
    evidence_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES evidence (id) ON DELETE CASCADE,
    title TEXT,
    snippet TEXT,
    topics TEXT,
    document TSVECTOR GENERATED ALWAYS AS (
        setweight(to_tsvector('english', coalesce(title, '')), 'A')
        || setweight(to_tsvector('english', coalesce(topics, '')), 'B')
        || setweight(to_tsvector('english', coalesce(snippet, '')), 'C')
    ) STORED
);

CREATE INDEX idx_evidence_fts_document ON evidence_fts USING GIN (document);
