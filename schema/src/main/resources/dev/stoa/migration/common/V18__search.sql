-- What everything that is searched says, one table per source, and the vectors of what is searched
-- by meaning. The words are looked up in tables of each engine's own, which triggers keep.

CREATE TABLE memory_texts (
    text_id ${identity},
    id ${key} NOT NULL UNIQUE REFERENCES continuum_memory (id) ON DELETE CASCADE,
    owner ${key} NOT NULL,
    text TEXT NOT NULL,
    -- The words of the text, folded, a blank between two: what both engines index.
    words TEXT NOT NULL
);

CREATE TABLE note_texts (
    text_id ${identity},
    id ${key} NOT NULL UNIQUE REFERENCES memories (memory_id) ON DELETE CASCADE,
    owner ${key} NOT NULL,
    text TEXT NOT NULL,
    words TEXT NOT NULL
);

CREATE TABLE knowledge_texts (
    text_id ${identity},
    id ${key} NOT NULL UNIQUE REFERENCES knowledge (knowledge_id) ON DELETE CASCADE,
    owner ${key} NOT NULL,
    text TEXT NOT NULL,
    words TEXT NOT NULL
);

-- One row per model that has vectors in a scope. Its lock puts the writers of a scope in a row, so
-- that versions are committed in order and a reader can ask for what is newer than what it knows.
CREATE TABLE embedding_scopes (
    source ${key} NOT NULL,
    owner ${key} NOT NULL,
    model ${key} NOT NULL,
    dimension BIGINT NOT NULL CHECK (dimension >= 1),
    vectors BIGINT NOT NULL CHECK (vectors >= 0),
    version BIGINT NOT NULL CHECK (version >= 1),
    PRIMARY KEY (source, owner, model)
);

CREATE TABLE embeddings (
    source ${key} NOT NULL,
    owner ${key} NOT NULL,
    model ${key} NOT NULL,
    id ${key} NOT NULL,
    -- The version of the scope that this row made.
    version BIGINT NOT NULL,
    dimension BIGINT NOT NULL CHECK (dimension >= 1),
    -- 32-bit floats, little-endian; null once it is removed, so that readers hear of it.
    vector ${bytes},
    PRIMARY KEY (source, owner, model, id),
    UNIQUE (source, owner, model, version),
    CHECK (vector IS NULL OR length(vector) = 4 * dimension)
);
