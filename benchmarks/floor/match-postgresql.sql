-- The log of matches, the ratings, overall and per discipline, and how they went.
create table match (
    id bigint primary key,
    debate text collate "C" not null unique,
    first text collate "C" not null,
    second text collate "C" not null,
    first_score double precision not null,
    first_change double precision not null,
    discipline text collate "C" not null,
    created_at timestamptz not null
);

-- The discipline '' is the rating overall.
create table rating (
    agent text collate "C" not null,
    discipline text collate "C" not null,
    elo double precision not null,
    wins bigint not null,
    losses bigint not null,
    draws bigint not null,
    updated_at timestamptz not null,
    primary key (agent, discipline)
);

create table history (
    agent text collate "C" not null,
    match bigint not null,
    elo double precision not null,
    primary key (agent, match)
);
