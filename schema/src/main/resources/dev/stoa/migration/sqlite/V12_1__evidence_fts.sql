-- evidence_id is indexed too, so that the row of one evidence is found without a scan; searches use
-- the other three columns.
CREATE VIRTUAL TABLE evidence_fts USING fts5(
    evidence_id,
    title,
    snippet,
    topics,
    tokenize = 'porter unicode61'
);

CREATE TRIGGER evidence_fts_forget AFTER DELETE ON evidence
BEGIN
    DELETE FROM evidence_fts WHERE rowid IN (
        SELECT rowid FROM evidence_fts
        WHERE evidence_fts MATCH 'evidence_id : "' || replace(OLD.id, '"', '""') || '"'
            AND evidence_id = OLD.id
    );
END;
