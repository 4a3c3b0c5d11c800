-- Messages numbered within their channel, and found by id.
create table message (
    channel text collate "C" not null,
    sequence bigint not null,
    id text collate "C" not null unique,
    author text collate "C" not null,
    content text not null,
    created_at timestamptz not null,
    primary key (channel, sequence)
);
