-- Memory files: texts under paths, for each scope its own.

CREATE TABLE files (
    row_id ${number},
    file_id ${key} NOT NULL UNIQUE,
    scope ${key} NOT NULL,
    -- In canonical form, from /memories on; folders are what paths have in common.
    path ${key} NOT NULL,
    -- The bytes of the text in UTF-8, so that folders are listed without the texts.
    size ${non_negative} NOT NULL ${check} (size >= 0) ${by_type},
    version ${positive} NOT NULL ${check} (version >= 1) ${by_type},
    -- The agent that wrote this version, if one did.
    author TEXT,
    created_at ${instant} NOT NULL,
    written_at ${instant} NOT NULL,
    -- Last, because it may be long: lists do not read it.
    text TEXT NOT NULL,
    UNIQUE (scope, path)
);

CREATE INDEX idx_files_written ON files (written_at, file_id);
