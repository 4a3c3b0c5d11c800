-- Messages numbered within their conversation, found by id and by the beginnings of their words.
create table chat (
    session text not null,
    sequence integer not null,
    id text not null unique,
    role text not null,
    content text not null,
    created_at text not null,
    primary key (session, sequence)
);
create table chat_word (
    word text not null,
    message integer not null,
    primary key (word, message)
) without rowid;
