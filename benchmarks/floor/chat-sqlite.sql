-- Messages numbered within their conversation, found by id.
create table chat (
    session text not null,
    sequence integer not null,
    id text not null unique,
    role text not null,
    content text not null,
    created_at text not null,
    primary key (session, sequence)
);
