package org.example.h2;

/**
 * The tables of the audit trail.
 *
 * <p>They are written anew, because H2 has no index over a part of a table, which the migrations of
 * both engines have in common.
 */
final class AuditTables {

  static final String DDL =
      """
      create domain timestamptz as timestamp with time zone;

      create table audit_log (
          sequence bigint primary key check (sequence >= 1),
          id varchar not null unique,
          created_at timestamptz not null,
          event_type varchar not null,
          session_id varchar,
          trace_id varchar,
          token_id varchar,
          field varchar,
          specialist varchar,
          u_score double precision,
          confidence double precision,
          latency_ms double precision,
          details varchar not null default '{}',
          prev_hash varchar not null,
          curr_hash varchar not null,
          tree_nodes varbinary
      );

      create index idx_audit_log_event on audit_log (event_type, sequence);
      create index idx_audit_log_session on audit_log (session_id, sequence);
      create index idx_audit_log_trace on audit_log (trace_id, sequence);

      create table audit_checkpoints (
          checkpoint_id bigint primary key check (checkpoint_id >= 1),
          origin varchar not null,
          tree_size bigint not null check (tree_size >= 0),
          root_hash varchar not null,
          note varchar not null,
          created_at timestamptz not null
      );
      """;

  private AuditTables() {}
}
