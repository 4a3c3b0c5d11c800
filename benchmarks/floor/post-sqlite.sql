-- Messages numbered within their channel, and found by id.
create table message (
    channel text not null,
    sequence integer not null,
    id text not null unique,
    author text not null,
    content text not null,
    created_at text not null,
    primary key (channel, sequence)
);
