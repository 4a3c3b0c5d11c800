-- Snippets that debates cite. Their full-text index is in the engines' own files.

CREATE TABLE evidence (
    id ${key} NOT NULL PRIMARY KEY,
    content_hash ${key} UNIQUE,
    source ${key} NOT NULL,
    title TEXT,
    snippet TEXT NOT NULL,
    url TEXT,
    reliability_score ${double} NOT NULL DEFAULT 0.5 CHECK (reliability_score BETWEEN 0 AND 1),
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    metadata_json ${json} CHECK (metadata_json IS NULL OR json_valid(metadata_json)),
    enriched_metadata_json ${json}
        CHECK (enriched_metadata_json IS NULL OR json_valid(enriched_metadata_json)),
    quality_scores_json ${json}
        CHECK (quality_scores_json IS NULL OR json_valid(quality_scores_json))
);

CREATE INDEX idx_evidence_source ON evidence (source);
CREATE INDEX idx_evidence_created ON evidence (created_at DESC);

CREATE TABLE debate_evidence (
    debate_id ${key} NOT NULL,
    evidence_id ${key} NOT NULL REFERENCES evidence (id),
    round_number BIGINT CHECK (round_number >= 0),
    relevance_score ${double} CHECK (relevance_score BETWEEN 0 AND 1),
    used_in_consensus ${bool} NOT NULL DEFAULT FALSE,
    created_at ${instant} NOT NULL,
    PRIMARY KEY (debate_id, evidence_id)
);

CREATE INDEX idx_debate_evidence_debate ON debate_evidence (debate_id);
CREATE INDEX idx_debate_evidence_evidence ON debate_evidence (evidence_id);
