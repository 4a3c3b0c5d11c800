-- Turns numbered within their session, found by id, and read in the order of a replay.
create table turn (
    session text collate "C" not null,
    sequence bigint not null,
    id text collate "C" not null unique,
    round bigint not null,
    place bigint not null,
    agent text collate "C" not null,
    content text not null,
    confidence double precision not null,
    created_at timestamptz not null,
    primary key (session, sequence)
);
create index replay on turn (session, round, place, sequence);
