-- A small store of AUA-Veritas.
create table users (user_id text primary key, created_at real, settings text);
create table corrections (correction_id text primary key, user_id text, model_id text, type text, scope text, corrective_instruction text, reason text, canonical_query text, domain text, confidence real, decay_class text, score_delta integer, query_preview text, extracted_via text, active_project text, pinned integer, created_at real);
insert into users values ('local', 1000, '{}');
insert into corrections values ('v1', 'local', 'm', 'factual_correction', 'global', 'Use Postgres', 'it scales', 'database_choice', 'software_engineering', 0.5, 'A', 0, null, 'rules', null, 0, 1000.5);
insert into corrections values ('v2', 'local', null, 'failure_pattern', 'project', 'Check the units', null, 'units', 'mathematics', 0.9, 'D', 3, null, 'rules', null, 1, 1001);
