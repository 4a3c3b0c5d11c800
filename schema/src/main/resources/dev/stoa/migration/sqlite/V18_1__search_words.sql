-- The words of each source, looked up by FTS5: by their stems, and by their forms for whoever knows
-- only how a word begins. Triggers keep them, so that neither a cascade nor anybody's own SQL can
-- make the index say anything else than the texts do.
--
-- Whose a text is counts as one more word, so that the texts of one owner are found without
-- looking at everybody's. In hexadecimal it is one word, whatever the owner is called; the digit at
-- its end keeps it from being taken for an English one and cut to a stem.

CREATE VIEW memory_words_fts AS
SELECT text_id, lower(hex(owner)) || '0' AS owner, words FROM memory_texts;

CREATE VIRTUAL TABLE memory_fts USING fts5(
    owner,
    words,
    content = 'memory_words_fts',
    content_rowid = 'text_id',
    tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE memory_forms_fts USING fts5(
    owner,
    words,
    content = 'memory_words_fts',
    content_rowid = 'text_id',
    tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER memory_texts_added AFTER INSERT ON memory_texts
BEGIN
    INSERT INTO memory_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM memory_words_fts WHERE text_id = NEW.text_id;
    INSERT INTO memory_forms_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM memory_words_fts WHERE text_id = NEW.text_id;
END;

CREATE TRIGGER memory_texts_removed BEFORE DELETE ON memory_texts
BEGIN
    INSERT INTO memory_fts (memory_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM memory_words_fts WHERE text_id = OLD.text_id;
    INSERT INTO memory_forms_fts (memory_forms_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM memory_words_fts WHERE text_id = OLD.text_id;
END;

CREATE TRIGGER memory_texts_changing BEFORE UPDATE ON memory_texts
    WHEN OLD.words <> NEW.words OR OLD.owner <> NEW.owner OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO memory_fts (memory_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM memory_words_fts WHERE text_id = OLD.text_id;
    INSERT INTO memory_forms_fts (memory_forms_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM memory_words_fts WHERE text_id = OLD.text_id;
END;

CREATE TRIGGER memory_texts_changed AFTER UPDATE ON memory_texts
    WHEN OLD.words <> NEW.words OR OLD.owner <> NEW.owner OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO memory_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM memory_words_fts WHERE text_id = NEW.text_id;
    INSERT INTO memory_forms_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM memory_words_fts WHERE text_id = NEW.text_id;
END;

CREATE VIEW note_words_fts AS
SELECT text_id, lower(hex(owner)) || '0' AS owner, words FROM note_texts;

CREATE VIRTUAL TABLE note_fts USING fts5(
    owner,
    words,
    content = 'note_words_fts',
    content_rowid = 'text_id',
    tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE note_forms_fts USING fts5(
    owner,
    words,
    content = 'note_words_fts',
    content_rowid = 'text_id',
    tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER note_texts_added AFTER INSERT ON note_texts
BEGIN
    INSERT INTO note_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM note_words_fts WHERE text_id = NEW.text_id;
    INSERT INTO note_forms_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM note_words_fts WHERE text_id = NEW.text_id;
END;

CREATE TRIGGER note_texts_removed BEFORE DELETE ON note_texts
BEGIN
    INSERT INTO note_fts (note_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM note_words_fts WHERE text_id = OLD.text_id;
    INSERT INTO note_forms_fts (note_forms_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM note_words_fts WHERE text_id = OLD.text_id;
END;

CREATE TRIGGER note_texts_changing BEFORE UPDATE ON note_texts
    WHEN OLD.words <> NEW.words OR OLD.owner <> NEW.owner OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO note_fts (note_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM note_words_fts WHERE text_id = OLD.text_id;
    INSERT INTO note_forms_fts (note_forms_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM note_words_fts WHERE text_id = OLD.text_id;
END;

CREATE TRIGGER note_texts_changed AFTER UPDATE ON note_texts
    WHEN OLD.words <> NEW.words OR OLD.owner <> NEW.owner OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO note_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM note_words_fts WHERE text_id = NEW.text_id;
    INSERT INTO note_forms_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM note_words_fts WHERE text_id = NEW.text_id;
END;

CREATE VIEW knowledge_words_fts AS
SELECT text_id, lower(hex(owner)) || '0' AS owner, words FROM knowledge_texts;

CREATE VIRTUAL TABLE knowledge_fts USING fts5(
    owner,
    words,
    content = 'knowledge_words_fts',
    content_rowid = 'text_id',
    tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE knowledge_forms_fts USING fts5(
    owner,
    words,
    content = 'knowledge_words_fts',
    content_rowid = 'text_id',
    tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER knowledge_texts_added AFTER INSERT ON knowledge_texts
BEGIN
    INSERT INTO knowledge_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM knowledge_words_fts WHERE text_id = NEW.text_id;
    INSERT INTO knowledge_forms_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM knowledge_words_fts WHERE text_id = NEW.text_id;
END;

CREATE TRIGGER knowledge_texts_removed BEFORE DELETE ON knowledge_texts
BEGIN
    INSERT INTO knowledge_fts (knowledge_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM knowledge_words_fts WHERE text_id = OLD.text_id;
    INSERT INTO knowledge_forms_fts (knowledge_forms_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM knowledge_words_fts WHERE text_id = OLD.text_id;
END;

CREATE TRIGGER knowledge_texts_changing BEFORE UPDATE ON knowledge_texts
    WHEN OLD.words <> NEW.words OR OLD.owner <> NEW.owner OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO knowledge_fts (knowledge_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM knowledge_words_fts WHERE text_id = OLD.text_id;
    INSERT INTO knowledge_forms_fts (knowledge_forms_fts, rowid, owner, words)
    SELECT 'delete', text_id, owner, words FROM knowledge_words_fts WHERE text_id = OLD.text_id;
END;

CREATE TRIGGER knowledge_texts_changed AFTER UPDATE ON knowledge_texts
    WHEN OLD.words <> NEW.words OR OLD.owner <> NEW.owner OR OLD.text_id <> NEW.text_id
BEGIN
    INSERT INTO knowledge_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM knowledge_words_fts WHERE text_id = NEW.text_id;
    INSERT INTO knowledge_forms_fts (rowid, owner, words)
    SELECT text_id, owner, words FROM knowledge_words_fts WHERE text_id = NEW.text_id;
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
