-- Episodes listed by generation and score, and their actions in order.
create table episode (
    id text not null primary key,
    generation text not null,
    score_a integer not null,
    score_b integer not null,
    reason text not null,
    state text not null,
    created_at text not null
);
create index by_score on episode (generation, score_a);
create table action (
    episode text not null,
    sequence integer not null,
    turn integer not null,
    speaker text not null,
    said text not null,
    tokens integer not null,
    primary key (episode, sequence)
) without rowid;
