-- What debates concluded, who disagreed and how, and what was proved formally.

CREATE TABLE consensus (
    id ${key} NOT NULL PRIMARY KEY,
    topic TEXT NOT NULL,
    topic_hash ${key} NOT NULL,
    conclusion TEXT,
    strength TEXT
        CHECK (strength IN ('unanimous', 'strong', 'moderate', 'weak', 'split', 'contested')),
    confidence ${double} CHECK (confidence BETWEEN 0 AND 1),
    domain ${key},
    tags ${json} CHECK (tags IS NULL OR json_valid(tags)),
    timestamp ${instant} NOT NULL,
    data ${json} CHECK (data IS NULL OR json_valid(data))
);

CREATE INDEX idx_consensus_topic_hash ON consensus (topic_hash);
CREATE INDEX idx_consensus_domain ON consensus (domain);
CREATE INDEX idx_consensus_confidence_ts ON consensus (confidence DESC, timestamp DESC);

CREATE TABLE dissent (
    id ${key} NOT NULL PRIMARY KEY,
    debate_id ${key} NOT NULL,
    agent_id ${key} NOT NULL,
    dissent_type TEXT NOT NULL
        CHECK (dissent_type IN ('minor_quibble', 'alternative_approach',
            'fundamental_disagreement', 'edge_case_concern', 'risk_warning', 'abstention')),
    content TEXT,
    confidence ${double} CHECK (confidence BETWEEN 0 AND 1),
    timestamp ${instant} NOT NULL,
    data ${json} CHECK (data IS NULL OR json_valid(data))
);

CREATE INDEX idx_dissent_debate ON dissent (debate_id);
CREATE INDEX idx_dissent_type ON dissent (dissent_type);
CREATE INDEX idx_dissent_timestamp ON dissent (timestamp DESC);

-- Attempts at one debate's proof are numbered; the newest has the highest number.
CREATE TABLE verified_proofs (
    id ${key} NOT NULL PRIMARY KEY,
    debate_id ${key} NOT NULL,
    sequence BIGINT NOT NULL CHECK (sequence >= 1),
    proof_status TEXT CHECK (proof_status IN ('proof_found', 'failed', 'timeout')),
    language TEXT CHECK (language IN ('z3_smt', 'lean4')),
    formal_statement TEXT,
    is_verified ${bool} NOT NULL DEFAULT FALSE,
    proof_hash ${key},
    translation_time_ms ${double} CHECK (translation_time_ms >= 0),
    proof_search_time_ms ${double} CHECK (proof_search_time_ms >= 0),
    prover_version TEXT,
    error_message TEXT,
    timestamp ${instant} NOT NULL,
    data ${json} CHECK (data IS NULL OR json_valid(data)),
    UNIQUE (debate_id, sequence)
);

CREATE INDEX idx_verified_proofs_debate ON verified_proofs (debate_id);
CREATE INDEX idx_verified_proofs_status ON verified_proofs (proof_status);
