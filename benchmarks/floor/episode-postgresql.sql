-- Episodes listed by generation and score, and their actions in order.
create table episode (
    id text collate "C" not null primary key,
    generation text collate "C" not null,
    score_a bigint not null,
    score_b bigint not null,
    reason text collate "C" not null,
    state jsonb not null,
    created_at timestamptz not null
);
create index by_score on episode (generation, score_a);
create table action (
    episode text collate "C" not null,
    sequence bigint not null,
    turn bigint not null,
    speaker text collate "C" not null,
    said text not null,
    tokens bigint not null,
    primary key (episode, sequence)
);
