CREATE TABLE public.mastra_messages (
    id text NOT NULL,
    thread_id text NOT NULL,
    content text NOT NULL,
    role text NOT NULL,
    type text NOT NULL,
    "createdAt" timestamp without time zone NOT NULL,
    "resourceId" text,
    "createdAtZ" timestamp with time zone DEFAULT now()
);
CREATE TABLE public.mastra_resources (
    id text NOT NULL,
    "workingMemory" text,
    metadata jsonb,
    "createdAt" timestamp without time zone NOT NULL,
    "updatedAt" timestamp without time zone NOT NULL,
    "createdAtZ" timestamp with time zone DEFAULT now(),
    "updatedAtZ" timestamp with time zone DEFAULT now()
);
CREATE TABLE public.mastra_threads (
    id text NOT NULL,
    "resourceId" text NOT NULL,
    title text NOT NULL,
    metadata jsonb,
    "createdAt" timestamp without time zone NOT NULL,
    "updatedAt" timestamp without time zone NOT NULL,
    "createdAtZ" timestamp with time zone DEFAULT now(),
    "updatedAtZ" timestamp with time zone DEFAULT now()
);
CREATE TABLE public.mastra_workflow_snapshot (
    workflow_name text NOT NULL,
    run_id text NOT NULL,
    "resourceId" text,
    snapshot jsonb NOT NULL,
    "createdAt" timestamp without time zone NOT NULL,
    "updatedAt" timestamp without time zone NOT NULL,
    "createdAtZ" timestamp with time zone DEFAULT now(),
    "updatedAtZ" timestamp with time zone DEFAULT now()
);
INSERT INTO public.mastra_messages VALUES ('m1', 'trip', '{"format":2,"parts":[{"type":"text","text":"Where is the Louvre?"}],"content":"Where is the Louvre?"}', 'user', 'v2', '2026-05-06 07:08:01.25', 'ada', '2026-05-06 07:08:01.25+00');
INSERT INTO public.mastra_messages VALUES ('m2', 'trip', '{"format":2,"parts":[{"type":"step-start"},{"type":"reasoning","reasoning":"It is in Paris.","details":[{"type":"text","text":"It is in Paris."}]},{"type":"tool-invocation","toolInvocation":{"state":"result","step":0,"toolCallId":"c1","toolName":"map","args":{"q":"Louvre"},"result":{"at":"1er"}}},{"type":"text","text":"In the first"},{"type":"text","text":" district."}]}', 'assistant', 'v2', '2026-05-06 07:08:02.25', 'ada', '2026-05-06 07:08:02.25+00');
INSERT INTO public.mastra_messages VALUES ('m3', 'trip', '{"format":2,"parts":[{"type":"file","mimeType":"image/png","data":"iVBORw0KGgo="},{"type":"text","text":"Is it this one?"}]}', 'user', 'v2', '2026-05-06 07:08:03.25', 'ada', '2026-05-06 07:08:03.25+00');
INSERT INTO public.mastra_messages VALUES ('m4', 'trip', '{"format":2,"parts":[{"type":"text","text":"Be brief."}]}', 'system', 'v2', '2026-05-06 07:08:04.25', 'ada', '2026-05-06 07:08:04.25+00');
INSERT INTO public.mastra_resources VALUES ('ada', '# Ada
- likes tea
- lives in Paris', '"{\"plan\":\"pro\"}"', '2026-05-06 07:08:00.25', '2026-05-06 07:08:05.25', '2026-05-06 07:08:00.25+00', '2026-05-06 07:08:05.25+00');
INSERT INTO public.mastra_resources VALUES ('bob', '', '"{}"', '2026-05-06 07:08:00.25', '2026-05-06 07:08:05.25', '2026-05-06 07:08:00.25+00', '2026-05-06 07:08:05.25+00');
INSERT INTO public.mastra_threads VALUES ('empty', 'bob', '', '{"tag": "empty"}', '2026-05-06 07:08:00.25', '2026-05-06 07:08:09.25', '2026-05-06 07:08:00.25+00', '2026-05-06 07:08:09.25+00');
INSERT INTO public.mastra_threads VALUES ('trip', 'ada', 'A trip to Paris', '{"tag": "trip"}', '2026-05-06 07:08:00.25', '2026-11-18 06:36:45.876', '2026-05-06 07:08:00.25+00', '2026-11-18 06:36:45.876+00');
ALTER TABLE ONLY public.mastra_messages
    ADD CONSTRAINT mastra_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mastra_resources
    ADD CONSTRAINT mastra_resources_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mastra_threads
    ADD CONSTRAINT mastra_threads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mastra_workflow_snapshot
    ADD CONSTRAINT public_mastra_workflow_snapshot_workflow_name_run_id_key UNIQUE (workflow_name, run_id);
ALTER TABLE ONLY public.mastra_workflow_snapshot REPLICA IDENTITY USING INDEX public_mastra_workflow_snapshot_workflow_name_run_id_key;
CREATE INDEX mastra_messages_thread_id_createdat_idx ON public.mastra_messages USING btree (thread_id, "createdAt" DESC);
CREATE INDEX mastra_threads_resourceid_createdat_idx ON public.mastra_threads USING btree ("resourceId", "createdAt" DESC);
CREATE INDEX mastra_workflow_snapshot_name_createdat_idx ON public.mastra_workflow_snapshot USING btree (workflow_name, "createdAt" DESC);
CREATE INDEX mastra_workflow_snapshot_name_status_createdat_idx ON public.mastra_workflow_snapshot USING btree (workflow_name, ((snapshot ->> 'status'::text)), "createdAt" DESC);
CREATE INDEX mastra_workflow_snapshot_threadid_idx ON public.mastra_workflow_snapshot USING btree (COALESCE((jsonb_path_query_first(snapshot, '$."context".*?(@."status" == "suspended")."suspendPayload"."__streamState"."messageList"."memoryInfo"."threadId"'::jsonpath) #>> '{}'::text[]), (snapshot #>> '{context,input,messageListState,memoryInfo,threadId}'::text[])));
