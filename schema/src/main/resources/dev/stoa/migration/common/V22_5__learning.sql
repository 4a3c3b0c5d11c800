-- What was learned from conversations and texts, call by call, so that one call undoes it.

CREATE TABLE learnings (
    id ${key} NOT NULL PRIMARY KEY,
    learned_at ${instant} NOT NULL,
    undone_at ${instant}
);

CREATE INDEX idx_learnings_learned ON learnings (learned_at, id);

-- What became of each candidate; what it says is in the item alone.
CREATE TABLE learned_items (
    learning_id ${key} NOT NULL REFERENCES learnings (id),
    number BIGINT NOT NULL,
    decision ${learning_decision} NOT NULL
        ${check} (decision IN ('new', 'same', 'refines', 'contradicts', 'nothing')) ${by_type},
    reason ${learning_reason} NOT NULL
        ${check} (reason IN ('unknown', 'less_trusted', 'protected', 'same_text', 'near_duplicate', 'claimed', 'says_more', 'negated', 'recalled', 'learned_before', 'says_less', 'outdated', 'not_current')) ${by_type},
    -- The kind of the item, a colon and its id, as in origins.
    item ${key},
    superseded ${key},
    variant_id ${key},
    -- A list of items and of hashes of texts.
    sources ${json} NOT NULL ${check} (json_valid(sources)) ${by_type},
    PRIMARY KEY (learning_id, number)
);

CREATE INDEX idx_learned_items_item ON learned_items (item);
