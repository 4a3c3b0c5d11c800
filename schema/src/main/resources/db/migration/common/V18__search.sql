-- Vectors of everything that is searched by meaning, whichever table it lives in.

CREATE TABLE embeddings (
    source ${key} NOT NULL,
    owner_id ${key} NOT NULL,
    model ${key} NOT NULL,
    dimension BIGINT NOT NULL CHECK (dimension >= 1),
    -- 32-bit floats, little-endian.
    vector ${bytes} NOT NULL,
    created_at ${instant} NOT NULL,
    PRIMARY KEY (source, owner_id, model),
    CHECK (length(vector) = 4 * dimension)
);
