-- The words of each source, looked up in a tsvector that is a column of its texts: PostgreSQL makes it
-- from the words itself, so that the two cannot differ. How many texts and words
-- there are, which BM25 must know, is counted by triggers. Whatever path the session that writes
-- looks along, every function reads and writes this workspace.

-- Writers count in stripes, each unit of work in one that it owns until it ends: no unit waits
-- for the count of another.
CREATE FUNCTION search_stripe() RETURNS INTEGER LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
DECLARE
    kept TEXT := current_setting('stoa.search_stripe', true);
    lock INTEGER;
    stripe INTEGER;
BEGIN
    IF kept <> '' THEN
        RETURN kept::INTEGER;
    END IF;
    lock := hashtext('stoa search stripe ' || current_schema());
    FOR attempt IN 0..15 LOOP
        stripe := (pg_backend_pid() + attempt) % 16;
        EXIT WHEN pg_try_advisory_xact_lock(lock, stripe);
        IF attempt = 15 THEN
            PERFORM pg_advisory_xact_lock(lock, stripe);
        END IF;
    END LOOP;
    kept := set_config('stoa.search_stripe', stripe::TEXT, true);
    RETURN stripe;
END;
$$;

CREATE TABLE search_totals_fts (
    source TEXT COLLATE "C" NOT NULL,
    stripe INTEGER NOT NULL,
    texts BIGINT NOT NULL,
    -- The lengths of the texts together.
    words BIGINT NOT NULL,
    PRIMARY KEY (source, stripe)
) WITH (fillfactor = 20);

-- Adds to the totals of a source. Every text that is written comes through here, so it runs as few
-- statements as it can: usually one update.
CREATE FUNCTION add_search_totals(counted_source TEXT, more_texts BIGINT, more_words BIGINT)
RETURNS VOID LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
DECLARE
    setting TEXT := 'stoa.search_totals_' || counted_source;
    place TEXT := current_setting(setting, true);
    own INTEGER;
    counted TID;
BEGIN
    -- A unit of work that writes many texts changes one row as often. Each change leaves a dead
    -- version until the unit ends, and the index leads to all of them: the place of the newest
    -- is kept instead, which a savepoint that is rolled back takes back too.
    IF place <> '' THEN
        UPDATE search_totals_fts t
        SET texts = t.texts + more_texts, words = t.words + more_words
        WHERE t.ctid = place::TID AND t.source = counted_source
        RETURNING t.ctid INTO counted;
    END IF;
    IF counted IS NULL THEN
        own := search_stripe();
        UPDATE search_totals_fts t
        SET texts = t.texts + more_texts, words = t.words + more_words
        WHERE t.source = counted_source AND t.stripe = own
        RETURNING t.ctid INTO counted;
    END IF;
    IF counted IS NULL THEN
        INSERT INTO search_totals_fts AS t (source, stripe, texts, words)
        VALUES (counted_source, own, more_texts, more_words)
        ON CONFLICT (source, stripe) DO UPDATE
        SET texts = t.texts + excluded.texts, words = t.words + excluded.words
        RETURNING t.ctid INTO counted;
    END IF;
    place := set_config(setting, counted::TEXT, true);
END;
$$;

-- Counts the texts that a statement added or removed in the given source.
CREATE FUNCTION count_search_words() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
DECLARE
    more_texts BIGINT;
    more_words BIGINT;
    owners TEXT[];
    ids TEXT[];
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM search_totals_fts WHERE source = TG_ARGV[0];
        RETURN NULL;
    END IF;
    IF TG_OP = 'INSERT' THEN
        SELECT count(*), sum(length_fts) INTO more_texts, more_words FROM added;
    ELSE
        SELECT -count(*), -sum(length_fts) INTO more_texts, more_words FROM removed;
        -- Whatever deletes a text, its vectors go too; those of memories stay for the archive. As
        -- arrays, because a server that distributes tables joins no transition table with them.
        IF TG_ARGV[0] <> 'memory' THEN
            SELECT array_agg(owner), array_agg(id) INTO owners, ids FROM removed;
            DELETE FROM embeddings e USING unnest(owners, ids) AS r (owner, id), embedding_scopes s
            WHERE s.source = TG_ARGV[0] AND s.owner = r.owner
                AND e.source = s.source AND e.owner = s.owner AND e.model = s.model AND e.id = r.id
                AND e.vector IS NOT NULL;
        END IF;
    END IF;
    IF more_texts <> 0 THEN
        PERFORM add_search_totals(TG_ARGV[0], more_texts, more_words);
    END IF;
    RETURN NULL;
END;
$$;

-- Counts the words that a text has more than before. By row: a text is put by an insert that updates
-- what is there, and a trigger by statement would run for it although nothing was.
CREATE FUNCTION count_changed_words() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    PERFORM add_search_totals(TG_ARGV[0], 0, NEW.length_fts - OLD.length_fts);
    RETURN NULL;
END;
$$;

-- The same for every source: words_of_source.template, with the name of each source for its #.

${words_of_sources}

-- A note or a contribution is found by its new owner.
CREATE FUNCTION memories_given() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    UPDATE note_texts SET owner = NEW.agent_id WHERE row_id = NEW.row_id;
    RETURN NULL;
END;
$$;

CREATE FUNCTION knowledge_given() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    UPDATE knowledge_texts SET owner = NEW.agent_id WHERE row_id = NEW.row_id;
    RETURN NULL;
END;
$$;

-- A turn whose content is erased is not found any more.
CREATE FUNCTION debate_turns_cleared() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    DELETE FROM turn_texts WHERE id = NEW.id;
    RETURN NULL;
END;
$$;

CREATE TRIGGER memories_given AFTER UPDATE OF agent_id ON memories
    FOR EACH ROW WHEN (OLD.agent_id <> NEW.agent_id) EXECUTE FUNCTION memories_given();
CREATE TRIGGER knowledge_given AFTER UPDATE OF agent_id ON knowledge
    FOR EACH ROW WHEN (OLD.agent_id <> NEW.agent_id) EXECUTE FUNCTION knowledge_given();
CREATE TRIGGER debate_turns_cleared AFTER UPDATE OF content ON debate_turns
    FOR EACH ROW WHEN (NEW.content IS NULL) EXECUTE FUNCTION debate_turns_cleared();
