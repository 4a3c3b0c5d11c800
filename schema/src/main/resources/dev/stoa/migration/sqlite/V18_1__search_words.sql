-- The words of each source, looked up by FTS5: one table per source, with the stems of the words and
-- their forms in two columns. Triggers keep it, so that neither a cascade nor anybody's own SQL can
-- make the index say anything else than the texts do.
--
-- Whose a text is counts as a word of each column, so that the texts of one owner are found without
-- looking at everybody's. In hexadecimal it is one word, whatever the owner is called. It stands
-- there twice: a text is then exactly twice as long as its words and its owner, which BM25, where
-- lengths are compared with their mean, does not notice.

CREATE VIEW memory_words_fts AS
SELECT row_id, lower(hex(owner)) || ' ' || lower(hex(owner)) AS owner, stems, forms FROM memory_texts;

CREATE VIRTUAL TABLE memory_fts USING fts5 (
    owner, stems, forms,
    content = 'memory_words_fts', content_rowid = 'row_id', tokenize = 'ascii');

CREATE TRIGGER memory_texts_added AFTER INSERT ON memory_texts
BEGIN
    INSERT INTO memory_fts (rowid, owner, stems, forms)
    SELECT * FROM memory_words_fts WHERE row_id = NEW.row_id;
END;

CREATE TRIGGER memory_texts_removed BEFORE DELETE ON memory_texts
BEGIN
    INSERT INTO memory_fts (memory_fts, rowid, owner, stems, forms)
    SELECT 'delete', * FROM memory_words_fts WHERE row_id = OLD.row_id;
END;

CREATE TRIGGER memory_texts_changing BEFORE UPDATE ON memory_texts
BEGIN
    INSERT INTO memory_fts (memory_fts, rowid, owner, stems, forms)
    SELECT 'delete', * FROM memory_words_fts WHERE row_id = OLD.row_id;
END;

CREATE TRIGGER memory_texts_changed AFTER UPDATE ON memory_texts
BEGIN
    INSERT INTO memory_fts (rowid, owner, stems, forms)
    SELECT * FROM memory_words_fts WHERE row_id = NEW.row_id;
END;

CREATE VIEW note_words_fts AS
SELECT row_id, lower(hex(owner)) || ' ' || lower(hex(owner)) AS owner, stems, forms FROM note_texts;

CREATE VIRTUAL TABLE note_fts USING fts5 (
    owner, stems, forms,
    content = 'note_words_fts', content_rowid = 'row_id', tokenize = 'ascii');

CREATE TRIGGER note_texts_added AFTER INSERT ON note_texts
BEGIN
    INSERT INTO note_fts (rowid, owner, stems, forms)
    SELECT * FROM note_words_fts WHERE row_id = NEW.row_id;
END;

CREATE TRIGGER note_texts_removed BEFORE DELETE ON note_texts
BEGIN
    INSERT INTO note_fts (note_fts, rowid, owner, stems, forms)
    SELECT 'delete', * FROM note_words_fts WHERE row_id = OLD.row_id;
END;

CREATE TRIGGER note_texts_changing BEFORE UPDATE ON note_texts
BEGIN
    INSERT INTO note_fts (note_fts, rowid, owner, stems, forms)
    SELECT 'delete', * FROM note_words_fts WHERE row_id = OLD.row_id;
END;

CREATE TRIGGER note_texts_changed AFTER UPDATE ON note_texts
BEGIN
    INSERT INTO note_fts (rowid, owner, stems, forms)
    SELECT * FROM note_words_fts WHERE row_id = NEW.row_id;
END;

CREATE VIEW knowledge_words_fts AS
SELECT row_id, lower(hex(owner)) || ' ' || lower(hex(owner)) AS owner, stems, forms FROM knowledge_texts;

CREATE VIRTUAL TABLE knowledge_fts USING fts5 (
    owner, stems, forms,
    content = 'knowledge_words_fts', content_rowid = 'row_id', tokenize = 'ascii');

CREATE TRIGGER knowledge_texts_added AFTER INSERT ON knowledge_texts
BEGIN
    INSERT INTO knowledge_fts (rowid, owner, stems, forms)
    SELECT * FROM knowledge_words_fts WHERE row_id = NEW.row_id;
END;

CREATE TRIGGER knowledge_texts_removed BEFORE DELETE ON knowledge_texts
BEGIN
    INSERT INTO knowledge_fts (knowledge_fts, rowid, owner, stems, forms)
    SELECT 'delete', * FROM knowledge_words_fts WHERE row_id = OLD.row_id;
END;

CREATE TRIGGER knowledge_texts_changing BEFORE UPDATE ON knowledge_texts
BEGIN
    INSERT INTO knowledge_fts (knowledge_fts, rowid, owner, stems, forms)
    SELECT 'delete', * FROM knowledge_words_fts WHERE row_id = OLD.row_id;
END;

CREATE TRIGGER knowledge_texts_changed AFTER UPDATE ON knowledge_texts
BEGIN
    INSERT INTO knowledge_fts (rowid, owner, stems, forms)
    SELECT * FROM knowledge_words_fts WHERE row_id = NEW.row_id;
END;

-- Whoever a note or a contribution is given to is who finds it.
CREATE TRIGGER memories_given AFTER UPDATE OF agent_id ON memories
BEGIN
    UPDATE note_texts SET owner = NEW.agent_id WHERE row_id = NEW.row_id;
END;

CREATE TRIGGER knowledge_given AFTER UPDATE OF agent_id ON knowledge
BEGIN
    UPDATE knowledge_texts SET owner = NEW.agent_id WHERE row_id = NEW.row_id;
END;
