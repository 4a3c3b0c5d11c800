-- Memories that are not kept twice, and their words.
create table memory (
    id text collate "C" primary key,
    content_hash bytea not null unique,
    tier text not null,
    importance double precision not null,
    created_at timestamptz not null,
    content text not null,
    words tsvector not null
);

-- A short list of what is not in the index yet, so that a round of measuring pays for emptying it.
create index memory_words on memory using gin (words) with (gin_pending_list_limit = 2048);
