-- A hash chain whose entries are found by id, type, session and trace.
create table audit (
    sequence integer primary key,
    id text not null unique,
    created_at text not null,
    event_type text not null,
    session_id text,
    trace_id text,
    payload text not null,
    prev_hash blob not null,
    hash blob not null
);

create index audit_event on audit (event_type, sequence);
create index audit_session on audit (session_id, sequence);
create index audit_trace on audit (trace_id, sequence);
