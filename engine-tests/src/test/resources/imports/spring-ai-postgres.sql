CREATE TABLE public.spring_ai_chat_memory (
    conversation_id character varying(36) NOT NULL,
    content text NOT NULL,
    type character varying(10) NOT NULL,
    "timestamp" timestamp without time zone NOT NULL,
    CONSTRAINT spring_ai_chat_memory_type_check CHECK (((type)::text = ANY ((ARRAY['USER'::character varying, 'ASSISTANT'::character varying, 'SYSTEM'::character varying, 'TOOL'::character varying])::text[])))
);
INSERT INTO public.spring_ai_chat_memory VALUES ('trip', 'Be brief', 'SYSTEM', '2026-11-18 07:17:48');
INSERT INTO public.spring_ai_chat_memory VALUES ('trip', 'Where is the Louvre?', 'USER', '2026-11-18 07:17:49');
INSERT INTO public.spring_ai_chat_memory VALUES ('trip', 'In Paris.', 'ASSISTANT', '2026-11-18 07:17:50');
CREATE INDEX spring_ai_chat_memory_conversation_id_timestamp_idx ON public.spring_ai_chat_memory USING btree (conversation_id, "timestamp");
