-- What everything that is searched says, one table per source, the index of their words, and the
-- vectors of what is searched by meaning.

-- Of each the id, whose it is, what it says, who said it and on which day (as in 2023-05-08). A memory
-- that says just its content says it once: its text is null. Words are made of these where they are
-- needed, so that no text is stored several times. The entry is the number under which the index knows
-- the text: a text that changes gets another one, and none is used again.
CREATE TABLE memory_texts (
    row_id ${rowid} REFERENCES continuum_memory (row_id) ON DELETE CASCADE, text TEXT, ${text_columns});

CREATE TABLE note_texts (
    row_id ${rowid} REFERENCES memories (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

CREATE TABLE knowledge_texts (
    row_id ${rowid} REFERENCES knowledge (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

CREATE TABLE file_texts (
    row_id ${rowid} REFERENCES files (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

CREATE TABLE evidence_texts (
    row_id ${rowid} REFERENCES evidence (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

CREATE TABLE consensus_texts (
    row_id ${rowid} REFERENCES consensus (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

CREATE TABLE lesson_texts (
    row_id ${rowid} REFERENCES lessons (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

CREATE TABLE entity_texts (
    row_id ${rowid} REFERENCES graph_entities (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

CREATE TABLE conversation_texts (
    row_id ${rowid} REFERENCES conversation_messages (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

CREATE TABLE correction_texts (
    row_id ${rowid} REFERENCES corrections (row_id) ON DELETE CASCADE, text TEXT NOT NULL, ${text_columns});

-- Messages have no row id. Their texts are added by the next search, so that
-- posting writes none of this.
CREATE TABLE message_texts (
    row_id ${number}, text TEXT NOT NULL, ${text_columns},
    UNIQUE (id),
    FOREIGN KEY (id) REFERENCES channel_messages (message_id) ON DELETE CASCADE
);

-- The messages of a channel up to this number are indexed; a channel without a row has none yet.
CREATE TABLE indexed_channels (
    channel_id ${key} NOT NULL PRIMARY KEY REFERENCES channels (channel_id) ON DELETE CASCADE,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type}
) ${keyed};

-- Turns of debates have none either, and their texts are added by the next search too.
CREATE TABLE turn_texts (
    row_id ${number}, text TEXT NOT NULL, ${text_columns},
    UNIQUE (id),
    FOREIGN KEY (id) REFERENCES debate_turns (id) ON DELETE CASCADE
);

-- The turns of a session up to this number are indexed; a session without a row has none yet.
CREATE TABLE indexed_debates (
    session_id ${key} NOT NULL PRIMARY KEY REFERENCES debate_sessions (id) ON DELETE CASCADE,
    sequence ${positive} NOT NULL ${check} (sequence >= 1) ${by_type}
) ${keyed};

-- How far the texts of a source are in segments: texts whose entry is lower than the cut are in one,
-- or removed; a source without a row has no segments yet. What is cached of a source is known by the
-- number that it was born with, because a restored workspace may use numbers of segments again.
CREATE TABLE word_states (
    source ${key} NOT NULL PRIMARY KEY,
    cut BIGINT NOT NULL,
    born BIGINT NOT NULL
) ${keyed};

-- The segments of each source. The head says which texts a segment has, how long they are, and which
-- words its chunks begin with.
CREATE TABLE word_segments (
    id ${identity},
    source ${key} NOT NULL,
    texts ${non_negative} NOT NULL ${check} (texts >= 0) ${by_type},
    -- The lengths of the texts that are not among the dead.
    words ${non_negative} NOT NULL ${check} (words >= 0) ${by_type},
    chunks ${non_negative} NOT NULL ${check} (chunks >= 0) ${by_type},
    -- How many texts of it were removed or changed since; which, the last chunk says.
    dead ${non_negative} NOT NULL DEFAULT 0 ${check} (dead >= 0) ${by_type},
    head ${bytes} NOT NULL
);

CREATE INDEX idx_word_segments_source ON word_segments (source);

-- Words in the order of their bytes, each with the texts that hold it. The id is that of the segment,
-- shifted left by 20 bits, and the number of the chunk.
CREATE TABLE word_chunks (
    id ${rowid},
    bytes ${bytes} NOT NULL
);

-- Entries that were removed or given up, until the segments that have them know it.
CREATE TABLE word_dead (
    source ${key} NOT NULL,
    entry BIGINT NOT NULL,
    PRIMARY KEY (source, entry)
) ${keyed};

-- One row per model that has vectors in a scope. Its lock puts the writers of a scope in a row, so
-- that versions are committed in order and a reader can ask for what is newer than what it knows.
CREATE TABLE embedding_scopes (
    source ${key} NOT NULL,
    owner ${key} NOT NULL,
    model ${key} NOT NULL,
    dimension ${positive} NOT NULL ${check} (dimension >= 1) ${by_type},
    vectors ${non_negative} NOT NULL ${check} (vectors >= 0) ${by_type},
    -- How many rows are left of vectors that were removed.
    removed ${non_negative} NOT NULL DEFAULT 0 ${check} (removed >= 0) ${by_type},
    version ${positive} NOT NULL ${check} (version >= 1) ${by_type},
    -- The version at which such rows were last deleted: who knows only an older one reads all anew.
    compacted ${non_negative} NOT NULL DEFAULT 0 ${check} (compacted >= 0) ${by_type},
    -- The place of the next vector.
    places ${non_negative} NOT NULL DEFAULT 0 ${check} (places >= 0) ${by_type},
    PRIMARY KEY (source, owner, model)
);

CREATE TABLE embeddings (
    source ${key} NOT NULL,
    owner ${key} NOT NULL,
    model ${key} NOT NULL,
    id ${key} NOT NULL,
    -- The version of the scope that this row came with; all rows of one write have the same.
    version BIGINT NOT NULL,
    -- Numbers the vectors of a model in a scope, so that readers need not keep ids in memory.
    place ${non_negative} NOT NULL ${check} (place >= 0) ${by_type},
    dimension ${positive} NOT NULL ${check} (dimension >= 1) ${by_type},
    -- 32-bit floats, little-endian; null once it is removed, so that readers hear of it.
    vector ${bytes},
    PRIMARY KEY (source, owner, model, id),
    CHECK (vector IS NULL OR length(vector) = 4 * dimension)
);

CREATE INDEX idx_embeddings_version ON embeddings (source, owner, model, version, id);
CREATE INDEX idx_embeddings_place ON embeddings (source, owner, model, place);

-- Other wordings of items, merged into them. They stay when they are taken out as items of their own.
CREATE TABLE text_variants (
    id ${key} NOT NULL PRIMARY KEY,
    source ${key} NOT NULL,
    -- No foreign key: it is a memory, live or archived, a note, an entry of knowledge or a correction.
    item ${key} NOT NULL,
    owner ${key} NOT NULL,
    text TEXT NOT NULL,
    author TEXT,
    created_at ${instant} NOT NULL,
    taken_out_as ${key},
    taken_out_at ${instant},
    CHECK ((taken_out_as IS NULL) = (taken_out_at IS NULL))
);

CREATE INDEX idx_text_variants_item ON text_variants (source, item, created_at, id);

-- What callers bring with vectors of their own; the vectors are among the embeddings, of the source
-- item, and so is the dimension of a collection.
CREATE TABLE vector_items (
    collection ${key} NOT NULL,
    id ${key} NOT NULL,
    text TEXT,
    metadata ${json} NOT NULL DEFAULT '{}' ${check} (json_valid(metadata)) ${by_type},
    created_at ${instant} NOT NULL,
    PRIMARY KEY (collection, id)
);

-- The members of metadata that a workspace wants indexes on. The indexes themselves are made when they
-- are declared, and when rows are copied into a new workspace.
CREATE TABLE metadata_indexes (
    kind ${key} NOT NULL,
    member ${key} NOT NULL,
    created_at ${instant} NOT NULL,
    PRIMARY KEY (kind, member)
);
