-- The log of matches, the ratings, overall and per discipline, and how they went.
create table match (
    id integer primary key,
    debate text not null unique,
    first text not null,
    second text not null,
    first_score double precision not null,
    first_change double precision not null,
    discipline text not null,
    created_at text not null
);

-- The discipline '' is the rating overall.
create table rating (
    agent text not null,
    discipline text not null,
    elo double precision not null,
    wins integer not null,
    losses integer not null,
    draws integer not null,
    updated_at text not null,
    primary key (agent, discipline)
) without rowid;

create table history (
    agent text not null,
    match integer not null,
    elo double precision not null,
    primary key (agent, match)
) without rowid;
