-- Where items come from, what they were made from, and how far they are trusted.

CREATE TABLE origins (
    -- The kind of the item, a colon and its id.
    item ${key} NOT NULL PRIMARY KEY,
    origin ${origin_class} NOT NULL
        ${check} (origin IN ('person', 'agent', 'tool', 'document', 'imported')) ${by_type},
    principal ${key} NOT NULL,
    -- The first item of the chain that decides the trust; null if it is the item itself, as of most,
    -- which are made from none.
    root ${key},
    -- From 0, quarantined, to 5, a person's.
    trust ${trust_level} NOT NULL ${check} (trust BETWEEN 0 AND 5) ${by_type},
    raised_to ${trust_level} ${check} (raised_to BETWEEN 0 AND 5) ${by_type},
    raised_by TEXT,
    quarantined_at ${instant},
    recorded_at ${instant} NOT NULL,
    source TEXT,
    CHECK ((raised_to IS NULL) = (raised_by IS NULL))
) ${keyed};

-- What a principal wrote is looked for after an incident and by an erasure alone: both may look at all
-- rows, and every write is spared an index. What no search finds, usually nothing.
CREATE INDEX idx_origins_withdrawn ON origins (item) WHERE trust = 0;

CREATE TABLE derivations (
    child ${key} NOT NULL,
    parent ${key} NOT NULL,
    PRIMARY KEY (child, parent)
) ${keyed};

CREATE INDEX idx_derivations_parent ON derivations (parent, child);

-- The secret by which readings are signed, made with the workspace: reading writes nothing.
CREATE TABLE reading_keys (
    id ${key} NOT NULL PRIMARY KEY,
    secret ${key} NOT NULL
) ${keyed};

INSERT INTO reading_keys (id, secret) VALUES ('reading', ${random_secret});

-- The least trust of what was read in a spawn, where agents must name what they have read.
CREATE TABLE spawn_readings (
    session_id ${key} NOT NULL PRIMARY KEY REFERENCES agent_sessions (session_id) ON DELETE CASCADE,
    lowest ${trust_level} NOT NULL ${check} (lowest BETWEEN 0 AND 5) ${by_type}
) ${keyed};

-- Who was shown an item by a recall, a search or a pack, and when first, where that is recorded.
CREATE TABLE item_readers (
    item ${key} NOT NULL,
    principal ${key} NOT NULL,
    recorded_at ${instant} NOT NULL,
    PRIMARY KEY (item, principal)
) ${keyed};

CREATE INDEX idx_item_readers_recorded ON item_readers (recorded_at);

-- What was withdrawn together after an incident, until it is restored.
CREATE TABLE quarantines (
    id ${key} NOT NULL PRIMARY KEY,
    -- What was meant: one item and what was made from it, what a principal wrote, since when.
    root ${key},
    principal ${key},
    since ${instant},
    created_at ${instant} NOT NULL,
    restored_at ${instant}
);

CREATE INDEX idx_quarantines_created ON quarantines (created_at, id);
CREATE INDEX idx_quarantines_open ON quarantines (principal) WHERE restored_at IS NULL;

-- The items that a quarantine names itself; what was made from them follows by derivations.
CREATE TABLE quarantined_items (
    item ${key} NOT NULL,
    quarantine_id ${key} NOT NULL REFERENCES quarantines (id),
    PRIMARY KEY (item, quarantine_id)
) ${keyed};

CREATE INDEX idx_quarantined_items_quarantine ON quarantined_items (quarantine_id, item);

-- Who wrote the same as an item, independently of it; each principal counts once.
CREATE TABLE corroborations (
    item ${key} NOT NULL,
    principal ${key} NOT NULL,
    root ${key} NOT NULL,
    trust ${trust_level} NOT NULL ${check} (trust BETWEEN 0 AND 5) ${by_type},
    recorded_at ${instant} NOT NULL,
    PRIMARY KEY (item, principal)
) ${keyed};

CREATE INDEX idx_corroborations_principal ON corroborations (principal, item);

-- Principals that count as one: made, copied or merged from each other. Without a row, one is alone.
CREATE TABLE principal_families (
    principal ${key} NOT NULL PRIMARY KEY,
    family ${key} NOT NULL,
    created_at ${instant} NOT NULL
) ${keyed};

CREATE INDEX idx_principal_families_family ON principal_families (family);
