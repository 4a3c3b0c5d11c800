PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE mastra_workflow_snapshot (
  "workflow_name" TEXT,
  "run_id" TEXT,
  "resourceId" TEXT,
  "snapshot" TEXT,
  "createdAt" TEXT,
  "updatedAt" TEXT,
  UNIQUE (workflow_name, run_id)
);
CREATE TABLE mastra_threads (
  "id" TEXT NOT NULL PRIMARY KEY,
  "resourceId" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "metadata" TEXT,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL
);
INSERT INTO mastra_threads VALUES('trip','ada','A trip to Paris',X'9c377461674774726970','2026-05-06T07:08:00.250Z','2026-11-18T06:36:43.935Z');
INSERT INTO mastra_threads VALUES('empty','bob','',X'ac3774616757656d707479','2026-05-06T07:08:00.250Z','2026-05-06T07:08:09.250Z');
CREATE TABLE mastra_messages (
  "id" TEXT NOT NULL PRIMARY KEY,
  "thread_id" TEXT NOT NULL,
  "content" TEXT NOT NULL,
  "role" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "createdAt" TEXT NOT NULL,
  "resourceId" TEXT
);
INSERT INTO mastra_messages VALUES('m1','trip','{"format":2,"parts":[{"type":"text","text":"Where is the Louvre?"}],"content":"Where is the Louvre?"}','user','v2','2026-05-06T07:08:01.250Z','ada');
INSERT INTO mastra_messages VALUES('m2','trip','{"format":2,"parts":[{"type":"step-start"},{"type":"reasoning","reasoning":"It is in Paris.","details":[{"type":"text","text":"It is in Paris."}]},{"type":"tool-invocation","toolInvocation":{"state":"result","step":0,"toolCallId":"c1","toolName":"map","args":{"q":"Louvre"},"result":{"at":"1er"}}},{"type":"text","text":"In the first"},{"type":"text","text":" district."}]}','assistant','v2','2026-05-06T07:08:02.250Z','ada');
INSERT INTO mastra_messages VALUES('m3','trip','{"format":2,"parts":[{"type":"file","mimeType":"image/png","data":"iVBORw0KGgo="},{"type":"text","text":"Is it this one?"}]}','user','v2','2026-05-06T07:08:03.250Z','ada');
INSERT INTO mastra_messages VALUES('m4','trip','{"format":2,"parts":[{"type":"text","text":"Be brief."}]}','system','v2','2026-05-06T07:08:04.250Z','ada');
CREATE TABLE mastra_resources (
  "id" TEXT NOT NULL PRIMARY KEY,
  "workingMemory" TEXT,
  "metadata" TEXT,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL
);
INSERT INTO mastra_resources VALUES('ada',replace('# Ada\n- likes tea\n- lives in Paris','\n',char(10)),X'9c47706c616e3770726f','2026-05-06T07:08:00.250Z','2026-05-06T07:08:05.250Z');
INSERT INTO mastra_resources VALUES('bob','',X'0c','2026-05-06T07:08:00.250Z','2026-05-06T07:08:05.250Z');
COMMIT;
