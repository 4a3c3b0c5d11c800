CREATE TABLE public.chat_memory (
    memory_id text NOT NULL,
    content text NOT NULL
);
INSERT INTO public.chat_memory VALUES ('cats', '[{"text":"Be brief","type":"SYSTEM"},{"contents":[{"text":"What is this?","type":"TEXT"},{"image":{"base64Data":"iVBORw0KGgo=","mimeType":"image/png"},"detailLevel":"LOW","type":"IMAGE"}],"type":"USER"},{"thinking":"A picture.","toolExecutionRequests":[{"id":"c1","name":"look","arguments":"{\"at\":1}"}],"attributes":{},"type":"AI"},{"id":"c1","toolName":"look","contents":[{"text":"a cat","type":"TEXT"}],"attributes":{},"type":"TOOL_EXECUTION_RESULT"},{"text":"A cat.","toolExecutionRequests":[],"attributes":{},"type":"AI"}]');
ALTER TABLE ONLY public.chat_memory
    ADD CONSTRAINT chat_memory_pkey PRIMARY KEY (memory_id);
