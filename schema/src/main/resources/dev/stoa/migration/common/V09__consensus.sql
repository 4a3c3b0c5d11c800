-- What debates concluded, where the participants stand, who disagreed and how, what was proved, and
-- who turned out to be right.

CREATE TABLE consensus (
    row_id ${number},
    id ${key} NOT NULL UNIQUE,
    debate_id ${key} NOT NULL,
    topic TEXT NOT NULL,
    -- Equal for topics of the same words.
    topic_hash ${key} NOT NULL,
    conclusion TEXT NOT NULL,
    strength ${consensus_strength} NOT NULL
        ${check} (strength = 'unanimous' OR strength = 'strong' OR strength = 'moderate'
            OR strength = 'weak' OR strength = 'split' OR strength = 'contested') ${by_type},
    confidence ${unit_range} NOT NULL ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    domain ${key},
    tags ${json} NOT NULL DEFAULT '[]' ${check} (json_valid(tags)) ${by_type},
    timestamp ${instant} NOT NULL,
    -- Cruxes and metadata.
    data ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(data)) ${by_type},
    supersedes ${key},
    superseded_by ${key},
    archived_at ${instant},
    -- Both null until it is known whether the conclusion is true.
    truth ${consensus_truth} ${check} (truth IN ('upheld', 'overturned')) ${by_type},
    resolved_at ${instant},
    -- Whether the next search must index its text, if it is live then.
    text_waiting ${bool} NOT NULL DEFAULT TRUE
);

-- Lists are of live entries; archived ones are listed by time alone.
CREATE INDEX idx_consensus_debate ON consensus (debate_id, timestamp, id);
CREATE INDEX idx_consensus_topic_hash ON consensus (topic_hash, timestamp, id)
    WHERE archived_at IS NULL;
CREATE INDEX idx_consensus_timestamp ON consensus (timestamp, id) WHERE archived_at IS NULL;
CREATE INDEX idx_consensus_domain ON consensus (domain, timestamp, id)
    WHERE archived_at IS NULL AND domain IS NOT NULL;
CREATE INDEX idx_consensus_confidence_ts ON consensus (confidence, timestamp, id)
    WHERE archived_at IS NULL;
CREATE INDEX idx_consensus_domain_confidence ON consensus (domain, confidence, timestamp, id)
    WHERE archived_at IS NULL AND domain IS NOT NULL;
CREATE INDEX idx_consensus_archived ON consensus (timestamp, id) WHERE archived_at IS NOT NULL;
CREATE INDEX idx_consensus_waiting ON consensus (row_id) WHERE text_waiting;

CREATE TABLE consensus_positions (
    consensus_id ${key} NOT NULL REFERENCES consensus (id) ON DELETE CASCADE,
    agent_name ${key} NOT NULL,
    agrees ${bool} NOT NULL,
    confidence ${unit_range} NOT NULL ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    -- Null until the truth is known.
    was_right ${bool},
    PRIMARY KEY (consensus_id, agent_name)
) ${keyed};

-- Only of those that are judged. Renaming and merging agents is rare and reads all positions and
-- dissents: an index for it would cost a page for every participant of every debate.
CREATE INDEX idx_consensus_positions_judged ON consensus_positions (agent_name)
    WHERE was_right IS NOT NULL;

CREATE TABLE dissent (
    id ${key} NOT NULL PRIMARY KEY,
    consensus_id ${key} NOT NULL REFERENCES consensus (id) ON DELETE CASCADE,
    debate_id ${key} NOT NULL,
    agent_id ${key} NOT NULL,
    dissent_type ${dissent_type} NOT NULL
        ${check} (dissent_type = 'minor_quibble' OR dissent_type = 'alternative_approach'
            OR dissent_type = 'fundamental_disagreement'
            OR dissent_type = 'edge_case_concern' OR dissent_type = 'risk_warning'
            OR dissent_type = 'abstention') ${by_type},
    content TEXT NOT NULL,
    confidence ${unit_range} NOT NULL ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    timestamp ${instant} NOT NULL,
    -- Metadata.
    data ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(data)) ${by_type},
    reasoning TEXT,
    acknowledged_at ${instant},
    rebuttal TEXT
);

CREATE INDEX idx_dissent_consensus ON dissent (consensus_id);
CREATE INDEX idx_dissent_type ON dissent (dissent_type, timestamp, id);
CREATE INDEX idx_dissent_timestamp ON dissent (timestamp, id);

-- Attempts at one debate's proof are numbered; the newest has the highest number.
CREATE TABLE verified_proofs (
    id ${key} NOT NULL PRIMARY KEY,
    debate_id ${key} NOT NULL,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type},
    proof_status ${proof_status} NOT NULL
        ${check} (proof_status IN ('proof_found', 'failed', 'timeout')) ${by_type},
    language ${proof_language} NOT NULL ${check} (language IN ('z3_smt', 'lean4')) ${by_type},
    formal_statement TEXT NOT NULL,
    is_verified ${bool} NOT NULL DEFAULT FALSE,
    proof_hash ${key},
    translation_time_ms ${non_negative_double} ${check} (translation_time_ms >= 0) ${by_type},
    proof_search_time_ms ${non_negative_double} ${check} (proof_search_time_ms >= 0) ${by_type},
    prover_version TEXT,
    error_message TEXT,
    timestamp ${instant} NOT NULL,
    -- Metadata.
    data ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(data)) ${by_type},
    UNIQUE (debate_id, sequence)
);

CREATE INDEX idx_verified_proofs_timestamp ON verified_proofs (timestamp, id);
CREATE INDEX idx_verified_proofs_status ON verified_proofs (proof_status, timestamp, id);
