-- A graph of entities: what is known of each, and how they are related.

CREATE TABLE graph_entities (
    row_id ${number},
    entity_id ${key} NOT NULL UNIQUE,
    -- Its place in the order of creation; none if a relation has named it and nothing else is known.
    sequence ${positive} UNIQUE ${check} (sequence >= 1) ${by_type},
    name ${key} NOT NULL,
    entity_type ${key},
    -- The name and the type in lower case, for substrings.
    folded TEXT NOT NULL,
    created_at ${instant} NOT NULL,
    -- The last change of anything that is known of it.
    updated_at ${instant} NOT NULL,
    -- The entity that it was merged into, and the one that holds what is known of it: itself, unless
    -- it was merged.
    merged_into ${key},
    merged_at ${instant},
    holder_id ${key} NOT NULL,
    CHECK ((sequence IS NULL) = (entity_type IS NULL)),
    CHECK ((merged_into IS NULL) = (merged_at IS NULL))
);

CREATE INDEX idx_graph_entities_type ON graph_entities (entity_type, sequence);
CREATE INDEX idx_graph_entities_holder ON graph_entities (holder_id);

-- The name of each entity and its aliases: no two entities share one.
CREATE TABLE graph_names (
    name ${key} NOT NULL PRIMARY KEY,
    entity_id ${key} NOT NULL REFERENCES graph_entities (entity_id) ON DELETE CASCADE,
    holder_id ${key} NOT NULL,
    created_at ${instant} NOT NULL
);

CREATE INDEX idx_graph_names_entity ON graph_names (entity_id);
CREATE INDEX idx_graph_names_holder ON graph_names (holder_id, name);

CREATE TABLE graph_observations (
    sequence ${position} ${check} (sequence >= 1) ${by_type},
    observation_id ${key} NOT NULL UNIQUE,
    entity_id ${key} NOT NULL REFERENCES graph_entities (entity_id) ON DELETE CASCADE,
    holder_id ${key} NOT NULL,
    content TEXT NOT NULL,
    -- The content in lower case, for substrings.
    folded TEXT NOT NULL,
    created_at ${instant} NOT NULL,
    valid_from ${instant},
    valid_until ${instant}
);

CREATE INDEX idx_graph_observations_entity ON graph_observations (entity_id);
CREATE INDEX idx_graph_observations_holder ON graph_observations (holder_id, sequence);

CREATE TABLE graph_relations (
    sequence ${position} ${check} (sequence >= 1) ${by_type},
    relation_id ${key} NOT NULL UNIQUE,
    from_id ${key} NOT NULL REFERENCES graph_entities (entity_id) ON DELETE CASCADE,
    to_id ${key} NOT NULL REFERENCES graph_entities (entity_id) ON DELETE CASCADE,
    from_holder ${key} NOT NULL,
    to_holder ${key} NOT NULL,
    relation_type ${key} NOT NULL,
    created_at ${instant} NOT NULL,
    valid_from ${instant},
    valid_until ${instant}
);

CREATE INDEX idx_graph_relations_from_id ON graph_relations (from_id);
CREATE INDEX idx_graph_relations_to_id ON graph_relations (to_id);
CREATE INDEX idx_graph_relations_from ON graph_relations (from_holder, to_holder);
CREATE INDEX idx_graph_relations_to ON graph_relations (to_holder);
