PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE memory_history (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        memory_id TEXT NOT NULL,
        previous_value TEXT,
        new_value TEXT,
        action TEXT NOT NULL,
        created_at TEXT,
        updated_at TEXT,
        is_deleted INTEGER DEFAULT 0
      );
INSERT INTO memory_history VALUES(1,'b48844f7-81c0-4f3a-bac9-eafaca1f8863',NULL,'Ada likes tea','ADD','2026-11-18T06:53:15.356Z',NULL,0);
INSERT INTO memory_history VALUES(2,'75928d2b-6896-4219-9483-bc52b604b4c2',NULL,'The build is green','ADD','2026-11-18T06:53:15.424Z',NULL,0);
INSERT INTO memory_history VALUES(3,'9ba79fde-2bb9-439c-abd8-18515162ebde',NULL,'Step two is done','ADD','2026-11-18T06:53:15.462Z',NULL,0);
INSERT INTO memory_history VALUES(4,'a27bcd5e-1c09-4142-b54a-7a28fa63c3c5',NULL,'Ada hates coffee','ADD','2026-11-18T06:53:15.519Z',NULL,0);
INSERT INTO memory_history VALUES(5,'b48844f7-81c0-4f3a-bac9-eafaca1f8863','Ada likes tea','Ada likes green tea','UPDATE','2026-11-18T06:53:15.356Z','2026-11-18T06:53:15.573Z',0);
INSERT INTO memory_history VALUES(6,'a27bcd5e-1c09-4142-b54a-7a28fa63c3c5','Ada hates coffee',NULL,'DELETE',NULL,NULL,1);
CREATE TABLE messages (
        id TEXT PRIMARY KEY,
        session_scope TEXT,
        role TEXT,
        content TEXT,
        name TEXT,
        created_at TEXT
      );
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('memory_history',6);
COMMIT;
