-- A small store of AUA: every documented table, and a chain of three entries as AUA hashes them.
create table projects (project_id text primary key, user_id text, name text, created_at real);
create table conversations (conversation_id text primary key, user_id text, title text, project_id text, created_at real, updated_at real);
create table messages (message_id text primary key, conversation_id text, role text, content text, callout_type text, models_used text, accuracy_level text, confidence text, created_at real);
create table corrections (id text primary key, created_at real, subject text, domain text, claim text, rejected text, confidence real, source text, effective_confidence real, decay_class text, metadata text, scope text, tenant_id text);
create table promotions (id text primary key, created_at real, specialist text, event text, from_model text, to_model text, reverted integer, metadata text, tenant_id text);
create table sessions (id text primary key, created_at real, updated_at real, domain text, query_count integer, metadata text);
create table assertion_events (id text primary key, created_at real, session_id text, assertion_name text, level text, passed integer, bonus_applied real, retries_used integer, message text, domain text, policy_name text, latency_ms real);
create table model_runs (run_id text primary key, query_id text, conversation_id text, specialist text, round text, raw_response text, utility_score real, confidence_score real, vcg_welfare_score real, vcg_winner integer, corrections_applied text, latency_ms real, domain text, domain_l0 text, domain_path text, created_at real, tenant_id text);
create table context_backups (backup_id text primary key, conversation_id text, specialist text, trigger text, thread_number integer, backup_text text, token_estimate integer, created_at real);
create table token_counters (counter_id text primary key, user_id text, specialist text, conversation_id text, token_estimate integer, message_count integer, thread_number integer, updated_at real, last_backup_at real);
create table message_keywords (keyword text, message_id text, conversation_id text, role text, created_at real);
create table correction_events (id text primary key, created_at real, correction_id text, event text, session_id text, details text);
create table audit_log (id text primary key, created_at real, event_type text, session_id text, trace_id text, request_id text, routing_mode text, token_id text, field text, specialist text, u_score real, confidence real, latency_ms real, details text, prev_hash text, curr_hash text, tenant_id text);
insert into projects values ('p1', 'local', 'Immigration', 1000);
insert into conversations values ('c1', 'local', 'Timeline', 'p1', 1000, 1005);
insert into messages values ('m1', 'c1', 'user', 'How long does replication take?', null, '["swe","math"]', 'balanced', 'High', 1000);
insert into messages values ('m2', 'c1', 'assistant', 'A second.', null, '[]', null, null, 1001);
insert into corrections values ('x1', 1000, 'sorting', 'software_engineering', 'O(n^2)', 'O(n)', 0.9, 'arbiter', 0.8, 'D', '{}', 'global', null);
insert into corrections values ('x2', 1000, 'visa', 'law', 'six months', null, 0.7, 'arbiter', 0.7, 'B', '{"project_id":"p1"}', 'project', null);
insert into promotions values ('pr1', 1000, 'swe', 'promote', 'blue', 'green', 1, '{"u_delta":0.03}', null);
insert into promotions values ('pr2', 1001, 'swe', 'rollback', 'green', 'blue', 0, '{}', null);
insert into sessions values ('s1', 1000, 1002, 'software_engineering', 2, '{"fields":{"software_engineering":2},"trace_ids":["t1"]}');
insert into assertion_events values ('e1', 1000, 's1', 'logical_consistency', 'blocking', 1, 0, 0, null, 'software_engineering', 'SafeCoding', 1.2);
insert into model_runs values ('r1', 'q1', 'c1', 'swe', 'answer', 'yes', 0.5, 0.8, 0.5, 1, '["x1"]', 120, 'software_engineering', null, null, 1000, null);
insert into model_runs values ('r2', 'q1', 'c1', 'math', 'answer', 'no', 0.6, 0.7, 0.9, 1, '[]', 90, 'mathematics', null, null, 1000, null);
insert into context_backups values ('b1', 'c1', 'swe', 'message_count', 1, '## GOAL
Ship
## DECISIONS MADE
-
## CURRENT STATUS
-
## ACTIVE FILE / CODE CONTEXT
-
## USER PREFERENCES LEARNED
-
## RESUME INSTRUCTION
-', 40, 1006);
insert into token_counters values ('k1', 'local', 'swe', 'c1', 1000, 2, 1, 1005, null);
insert into message_keywords values ('replication', 'm1', 'c1', 'user', 1000);
insert into correction_events values ('ce1', 1000, 'x1', 'stored', 's1', '{}');
insert into audit_log values ('l1', 1000.5, 'query', 's1', null, null, null, null, null, null, 0.5743, 0.75, null, '{"mode": "single"}', 'genesis', '3d9756d335d66891d36cadd0b6ec4cb87549b79e575504243f42815c4da45a89', null);
insert into audit_log values ('l2', 1001.5, 'correction', 's1', null, null, null, null, 'mathematics', null, null, null, null, '{"claim": "O(n\u00b2)", "rejected": null}', '3d9756d335d66891d36cadd0b6ec4cb87549b79e575504243f42815c4da45a89', '46fc3f9eddd07232a2b2444ff58a01d722bad51c638f1f889f8e0e9cf9f064d5', null);
insert into audit_log values ('l3', 1002.5, 'rollback', null, null, null, null, null, null, 'swe', null, null, null, '{}', '46fc3f9eddd07232a2b2444ff58a01d722bad51c638f1f889f8e0e9cf9f064d5', '371c4486f7d232d503b4a59d287669eda3890906cac60a3c95c08f066762b133', null);
