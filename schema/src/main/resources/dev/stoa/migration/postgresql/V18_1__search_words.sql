-- The words of each source, looked up in tsvectors, and beside them how many texts hold each word:
-- ts_rank does not know that, and BM25 must. Triggers keep all of it, so that neither a cascade nor
-- anybody's own SQL can make the index say anything else than the texts do.

-- English stems but no stop words, as on SQLite: a question of small words finds something too.
CREATE TEXT SEARCH DICTIONARY stoa_stem (TEMPLATE = pg_catalog.snowball, LANGUAGE = english);

CREATE TEXT SEARCH CONFIGURATION stoa_words (PARSER = pg_catalog."default");

-- The texts come as folded words, so whatever the parser takes one for, it is a word.
ALTER TEXT SEARCH CONFIGURATION stoa_words ADD MAPPING FOR
    asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part,
    hword_numpart, email, protocol, url, host, url_path, file, sfloat, float, int, uint, version,
    tag, entity
    WITH stoa_stem;

-- Whoever knows only how a word begins looks for its form, which a stem may no longer show.
CREATE TEXT SEARCH DICTIONARY stoa_form (TEMPLATE = pg_catalog.simple);

CREATE TEXT SEARCH CONFIGURATION stoa_forms (COPY = stoa_words);

ALTER TEXT SEARCH CONFIGURATION stoa_forms ALTER MAPPING REPLACE stoa_stem WITH stoa_form;

-- Writers count in stripes, each unit of work in one that is its own until it ends: nobody waits
-- for somebody else's count of a common word, and nobody can deadlock over two.
CREATE FUNCTION search_stripe() RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
    kept TEXT := current_setting('stoa.search_stripe', true);
    lock INTEGER := hashtext('stoa search stripe ' || current_schema());
    stripe INTEGER;
BEGIN
    IF kept <> '' THEN
        RETURN kept::INTEGER;
    END IF;
    FOR attempt IN 0..15 LOOP
        stripe := (pg_backend_pid() + attempt) % 16;
        EXIT WHEN pg_try_advisory_xact_lock(lock, stripe);
        IF attempt = 15 THEN
            PERFORM pg_advisory_xact_lock(lock, stripe);
        END IF;
    END LOOP;
    PERFORM set_config('stoa.search_stripe', stripe::TEXT, true);
    RETURN stripe;
END;
$$;

ALTER FUNCTION search_stripe() SET search_path FROM CURRENT;

-- Gives the table <source>_texts its words; a migration that adds a source calls it.
CREATE PROCEDURE keep_search_words(source TEXT) LANGUAGE plpgsql AS $procedure$
DECLARE
    name TEXT;
BEGIN
    EXECUTE replace($ddl$
        CREATE TABLE #_fts (
            text_id BIGINT NOT NULL PRIMARY KEY,
            id TEXT COLLATE "C" NOT NULL,
            owner TEXT COLLATE "C" NOT NULL,
            -- In words, whose it is being one of them.
            length INTEGER NOT NULL,
            document TSVECTOR NOT NULL,
            forms TSVECTOR NOT NULL
        );

        -- A short list of what is not sorted in yet: writers do not pay at once, readers hardly.
        CREATE INDEX idx_#_fts_document ON #_fts USING GIN (document)
            WITH (gin_pending_list_limit = 256);
        CREATE INDEX idx_#_fts_forms ON #_fts USING GIN (forms) WITH (fastupdate = off);
        CREATE INDEX idx_#_fts_id ON #_fts (id);

        CREATE TABLE #_words_fts (
            lexeme TEXT COLLATE "C" NOT NULL,
            stripe INTEGER NOT NULL,
            texts BIGINT NOT NULL,
            PRIMARY KEY (lexeme, stripe)
        ) WITH (fillfactor = 60);

        CREATE TABLE #_totals_fts (
            stripe INTEGER NOT NULL PRIMARY KEY,
            texts BIGINT NOT NULL,
            words BIGINT NOT NULL
        ) WITH (fillfactor = 20);

        CREATE FUNCTION #_texts_added() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            mine INTEGER;
        BEGIN
            IF NOT EXISTS (SELECT 1 FROM added) THEN
                RETURN NULL;
            END IF;
            mine := search_stripe();
            WITH made AS (
                INSERT INTO #_fts (text_id, id, owner, length, document, forms)
                SELECT text_id, id, owner, 1 + cardinality(string_to_array(words, ' ')),
                    to_tsvector('stoa_words', words), to_tsvector('stoa_forms', words)
                FROM added
                RETURNING length, document
            ), totals AS (
                INSERT INTO #_totals_fts AS t (stripe, texts, words)
                SELECT mine, count(*), sum(length) FROM made
                ON CONFLICT (stripe) DO UPDATE
                SET texts = t.texts + excluded.texts, words = t.words + excluded.words
            )
            INSERT INTO #_words_fts AS w (lexeme, stripe, texts)
            SELECT lexeme, mine, count(*) FROM made, unnest(document) GROUP BY lexeme
            ON CONFLICT (lexeme, stripe) DO UPDATE SET texts = w.texts + excluded.texts;
            RETURN NULL;
        END;
        $$;

        CREATE FUNCTION #_texts_removed() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            mine INTEGER;
        BEGIN
            IF NOT EXISTS (SELECT 1 FROM removed) THEN
                RETURN NULL;
            END IF;
            mine := search_stripe();
            WITH gone AS (
                DELETE FROM #_fts f USING removed r WHERE f.text_id = r.text_id
                RETURNING f.length, f.document
            ), totals AS (
                INSERT INTO #_totals_fts AS t (stripe, texts, words)
                SELECT mine, -count(*), -coalesce(sum(length), 0) FROM gone
                ON CONFLICT (stripe) DO UPDATE
                SET texts = t.texts + excluded.texts, words = t.words + excluded.words
            )
            INSERT INTO #_words_fts AS w (lexeme, stripe, texts)
            SELECT lexeme, mine, -count(*) FROM gone, unnest(document) GROUP BY lexeme
            ON CONFLICT (lexeme, stripe) DO UPDATE SET texts = w.texts + excluded.texts;
            RETURN NULL;
        END;
        $$;

        CREATE FUNCTION #_texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            mine INTEGER;
        BEGIN
            IF NOT EXISTS (SELECT 1 FROM after_change) THEN
                RETURN NULL;
            END IF;
            UPDATE #_fts f SET owner = n.owner, id = n.id FROM after_change n
            WHERE f.text_id = n.text_id AND (f.owner <> n.owner OR f.id <> n.id);
            IF NOT EXISTS (
                SELECT 1 FROM before_change o JOIN after_change n USING (text_id)
                WHERE o.words <> n.words
            ) THEN
                RETURN NULL;
            END IF;
            mine := search_stripe();
            WITH changed AS (
                SELECT n.text_id, 1 + cardinality(string_to_array(n.words, ' ')) AS length,
                    to_tsvector('stoa_words', n.words) AS document,
                    to_tsvector('stoa_forms', n.words) AS forms
                FROM before_change o JOIN after_change n USING (text_id)
                WHERE o.words <> n.words
            ), counts AS (
                SELECT 1 AS sign, length, document FROM changed
                UNION ALL
                SELECT -1, f.length, f.document FROM #_fts f JOIN changed USING (text_id)
            ), made AS (
                UPDATE #_fts f SET length = c.length, document = c.document, forms = c.forms
                FROM changed c WHERE f.text_id = c.text_id
            ), totals AS (
                INSERT INTO #_totals_fts AS t (stripe, texts, words)
                SELECT mine, sum(sign), sum(sign * length) FROM counts
                ON CONFLICT (stripe) DO UPDATE
                SET texts = t.texts + excluded.texts, words = t.words + excluded.words
            )
            INSERT INTO #_words_fts AS w (lexeme, stripe, texts)
            SELECT lexeme, mine, sum(sign) FROM counts, unnest(document)
            GROUP BY lexeme HAVING sum(sign) <> 0
            ON CONFLICT (lexeme, stripe) DO UPDATE SET texts = w.texts + excluded.texts;
            RETURN NULL;
        END;
        $$;

        CREATE FUNCTION #_texts_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            TRUNCATE #_fts, #_words_fts, #_totals_fts;
            RETURN NULL;
        END;
        $$;

        CREATE TRIGGER #_texts_added AFTER INSERT ON #_texts
            REFERENCING NEW TABLE AS added
            FOR EACH STATEMENT EXECUTE FUNCTION #_texts_added();
        CREATE TRIGGER #_texts_removed AFTER DELETE ON #_texts
            REFERENCING OLD TABLE AS removed
            FOR EACH STATEMENT EXECUTE FUNCTION #_texts_removed();
        CREATE TRIGGER #_texts_changed AFTER UPDATE ON #_texts
            REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
            FOR EACH STATEMENT EXECUTE FUNCTION #_texts_changed();
        CREATE TRIGGER #_texts_emptied AFTER TRUNCATE ON #_texts
            FOR EACH STATEMENT EXECUTE FUNCTION #_texts_emptied();
    $ddl$, '#', source);
    -- Whatever path the session that writes looks along, the words are those of this workspace.
    FOREACH name IN ARRAY ARRAY['added', 'removed', 'changed', 'emptied'] LOOP
        EXECUTE format('ALTER FUNCTION %I() SET search_path FROM CURRENT',
            source || '_texts_' || name);
    END LOOP;
    -- A plan is kept for as long as its session: one that was made for a thousand changed rows, or
    -- for a small table, must not read the whole of a large one for the next single row.
    FOREACH name IN ARRAY ARRAY['removed', 'changed'] LOOP
        EXECUTE format('ALTER FUNCTION %I() SET enable_hashjoin = off', source || '_texts_' || name);
        EXECUTE format('ALTER FUNCTION %I() SET enable_mergejoin = off', source || '_texts_' || name);
        EXECUTE format('ALTER FUNCTION %I() SET enable_seqscan = off', source || '_texts_' || name);
    END LOOP;
END;
$procedure$;

CALL keep_search_words('memory');
CALL keep_search_words('note');
CALL keep_search_words('knowledge');

-- Whoever a note or a contribution is given to is who finds it.
CREATE FUNCTION memories_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE note_texts SET owner = NEW.agent_id WHERE id = NEW.memory_id;
    RETURN NULL;
END;
$$;

CREATE FUNCTION knowledge_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE knowledge_texts SET owner = NEW.agent_id WHERE id = NEW.knowledge_id;
    RETURN NULL;
END;
$$;

ALTER FUNCTION memories_given() SET search_path FROM CURRENT;
ALTER FUNCTION knowledge_given() SET search_path FROM CURRENT;

CREATE TRIGGER memories_given AFTER UPDATE OF agent_id ON memories
    FOR EACH ROW WHEN (OLD.agent_id <> NEW.agent_id) EXECUTE FUNCTION memories_given();
CREATE TRIGGER knowledge_given AFTER UPDATE OF agent_id ON knowledge
    FOR EACH ROW WHEN (OLD.agent_id <> NEW.agent_id) EXECUTE FUNCTION knowledge_given();
