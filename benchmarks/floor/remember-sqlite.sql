-- Memories that are not kept twice, and their words.
create table memory (
    number integer primary key,
    id text not null unique,
    content_hash blob not null unique,
    tier text not null,
    importance double precision not null,
    created_at text not null,
    content text not null
);

create virtual table memory_words using fts5 (content, content = 'memory', content_rowid = 'number');
