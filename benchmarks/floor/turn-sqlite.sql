-- Turns numbered within their session, found by id, and read in the order of a replay.
create table turn (
    session text not null,
    sequence integer not null,
    id text not null unique,
    round integer not null,
    place integer not null,
    agent text not null,
    content text not null,
    confidence double precision not null,
    created_at text not null,
    primary key (session, sequence)
);
create index replay on turn (session, round, place, sequence);
