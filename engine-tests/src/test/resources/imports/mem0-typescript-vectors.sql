PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE vectors (
        id TEXT PRIMARY KEY,
        vector BLOB NOT NULL,
        payload TEXT NOT NULL
      );
INSERT INTO vectors VALUES('b48844f7-81c0-4f3a-bac9-eafaca1f8863',X'000098410000803f0000003f','{"topic":"food","user_id":"ada","data":"Ada likes green tea","hash":"aedc07d0737c261c0eb356015a839c4b","textLemmatized":"ada like green tea","createdAt":"2026-11-18T06:53:15.356Z","updatedAt":"2026-11-18T06:53:15.573Z"}');
INSERT INTO vectors VALUES('75928d2b-6896-4219-9483-bc52b604b4c2',X'000090410000803f0000003f','{"agent_id":"builder","data":"The build is green","hash":"e8ce5217c9f8e30ebe6a3824886d2fa1","textLemmatized":"build green","createdAt":"2026-11-18T06:53:15.424Z"}');
INSERT INTO vectors VALUES('9ba79fde-2bb9-439c-abd8-18515162ebde',X'000080410000803f0000003f','{"run_id":"run-7","data":"Step two is done","hash":"24eb1c8aaf37cd9228f6fbf428c53c89","textLemmatized":"step two done","createdAt":"2026-11-18T06:53:15.462Z"}');
CREATE TABLE memory_migrations (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id TEXT NOT NULL UNIQUE
      );
INSERT INTO memory_migrations VALUES(1,'b9470dbc-f87f-41aa-8b74-001b74d0cb51');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('memory_migrations',1);
COMMIT;
