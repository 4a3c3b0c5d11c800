-- The words of each source, looked up by FTS5. Triggers keep them, so that neither a cascade nor
-- anybody's own SQL can make the index say anything else than the texts do.

CREATE VIRTUAL TABLE memory_fts USING fts5(
    words,
    content = 'memory_texts',
    content_rowid = 'text_id',
    tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE TRIGGER memory_texts_added AFTER INSERT ON memory_texts
BEGIN
    INSERT INTO memory_fts (rowid, words) VALUES (NEW.text_id, NEW.words);
END;

CREATE TRIGGER memory_texts_removed AFTER DELETE ON memory_texts
BEGIN
    INSERT INTO memory_fts (memory_fts, rowid, words) VALUES ('delete', OLD.text_id, OLD.words);
END;

CREATE TRIGGER memory_texts_changed AFTER UPDATE ON memory_texts
    WHEN OLD.words <> NEW.words OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO memory_fts (memory_fts, rowid, words) VALUES ('delete', OLD.text_id, OLD.words);
    INSERT INTO memory_fts (rowid, words) VALUES (NEW.text_id, NEW.words);
END;

CREATE VIRTUAL TABLE note_fts USING fts5(
    words,
    content = 'note_texts',
    content_rowid = 'text_id',
    tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE TRIGGER note_texts_added AFTER INSERT ON note_texts
BEGIN
    INSERT INTO note_fts (rowid, words) VALUES (NEW.text_id, NEW.words);
END;

CREATE TRIGGER note_texts_removed AFTER DELETE ON note_texts
BEGIN
    INSERT INTO note_fts (note_fts, rowid, words) VALUES ('delete', OLD.text_id, OLD.words);
END;

CREATE TRIGGER note_texts_changed AFTER UPDATE ON note_texts
    WHEN OLD.words <> NEW.words OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO note_fts (note_fts, rowid, words) VALUES ('delete', OLD.text_id, OLD.words);
    INSERT INTO note_fts (rowid, words) VALUES (NEW.text_id, NEW.words);
END;

CREATE VIRTUAL TABLE knowledge_fts USING fts5(
    words,
    content = 'knowledge_texts',
    content_rowid = 'text_id',
    tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE TRIGGER knowledge_texts_added AFTER INSERT ON knowledge_texts
BEGIN
    INSERT INTO knowledge_fts (rowid, words) VALUES (NEW.text_id, NEW.words);
END;

CREATE TRIGGER knowledge_texts_removed AFTER DELETE ON knowledge_texts
BEGIN
    INSERT INTO knowledge_fts (knowledge_fts, rowid, words) VALUES ('delete', OLD.text_id, OLD.words);
END;

CREATE TRIGGER knowledge_texts_changed AFTER UPDATE ON knowledge_texts
    WHEN OLD.words <> NEW.words OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO knowledge_fts (knowledge_fts, rowid, words) VALUES ('delete', OLD.text_id, OLD.words);
    INSERT INTO knowledge_fts (rowid, words) VALUES (NEW.text_id, NEW.words);
END;

-- Whoever a note or a contribution is given to is who finds it.
CREATE TRIGGER memories_given AFTER UPDATE OF agent_id ON memories
BEGIN
    UPDATE note_texts SET owner = NEW.agent_id WHERE id = NEW.memory_id;
END;

CREATE TRIGGER knowledge_given AFTER UPDATE OF agent_id ON knowledge
BEGIN
    UPDATE knowledge_texts SET owner = NEW.agent_id WHERE id = NEW.knowledge_id;
END;
