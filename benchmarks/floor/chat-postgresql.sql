-- Messages numbered within their conversation, found by id.
create table chat (
    session text collate "C" not null,
    sequence bigint not null,
    id text collate "C" not null unique,
    role text not null,
    content text not null,
    created_at timestamptz not null,
    primary key (session, sequence)
);
