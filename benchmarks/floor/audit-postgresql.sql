-- A hash chain whose entries are found by id, type, session and trace.
create table audit (
    sequence bigint primary key,
    id text collate "C" not null unique,
    created_at timestamptz not null,
    event_type text collate "C" not null,
    session_id text collate "C",
    trace_id text collate "C",
    payload text not null,
    prev_hash bytea not null,
    hash bytea not null
);

create index audit_event on audit (event_type, sequence);
create index audit_session on audit (session_id, sequence);
create index audit_trace on audit (trace_id, sequence);
