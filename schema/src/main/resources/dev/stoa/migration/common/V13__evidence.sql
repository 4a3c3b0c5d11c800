-- Evidence that debates cite. What it says is indexed with that of all other sources.

CREATE TABLE evidence (
    row_id ${number},
    id ${key} NOT NULL UNIQUE,
    -- SHA-256 of the snippet: the same text is stored once.
    content_hash ${key} NOT NULL UNIQUE,
    source ${key} NOT NULL,
    title TEXT,
    snippet TEXT NOT NULL,
    url TEXT,
    reliability_score ${unit_range} NOT NULL DEFAULT 0.5
        ${check} (reliability_score BETWEEN 0 AND 1) ${by_type},
    created_at ${instant} NOT NULL,
    updated_at ${instant} NOT NULL,
    metadata_json ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(metadata_json)) ${by_type},
    enriched_metadata_json ${json} NOT NULL DEFAULT '{}'
        ${check} (json_valid(enriched_metadata_json)) ${by_type},
    quality_scores_json ${json} NOT NULL DEFAULT '{}'
        ${check} (json_valid(quality_scores_json)) ${by_type}
);

CREATE INDEX idx_evidence_source ON evidence (source, created_at, id);
CREATE INDEX idx_evidence_created ON evidence (created_at, id);

CREATE TABLE debate_evidence (
    debate_id ${key} NOT NULL,
    evidence_id ${key} NOT NULL REFERENCES evidence (id),
    -- 0 is before the first round.
    round_number ${non_negative} NOT NULL DEFAULT 0 ${check} (round_number >= 0) ${by_type},
    relevance_score ${unit_range} NOT NULL DEFAULT 0.5
        ${check} (relevance_score BETWEEN 0 AND 1) ${by_type},
    used_in_consensus ${bool} NOT NULL DEFAULT FALSE,
    created_at ${instant} NOT NULL,
    PRIMARY KEY (debate_id, evidence_id)
);

CREATE INDEX idx_debate_evidence_debate
    ON debate_evidence (debate_id, round_number, relevance_score DESC, evidence_id);
CREATE INDEX idx_debate_evidence_evidence ON debate_evidence (evidence_id, debate_id);
