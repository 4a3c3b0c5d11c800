-- What keeps the index of words in step with the texts: triggers, so that neither a cascade nor
-- anybody's own SQL can make it say anything else than they do. The index itself is made of segments,
-- which Stoa writes; here it learns only of texts that go or change. Whatever path the session that
-- writes looks along, every function reads and writes this workspace.

-- An entry is the transaction that wrote it, then a number that is used once in it: which entries can
-- still appear, the transactions that are open say.
CREATE SEQUENCE text_entries;

ALTER TABLE word_segments ALTER head SET STORAGE EXTERNAL;
-- Merging leaves many dead rows at once, and every question reads some of the others.
ALTER TABLE word_chunks
    SET (toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0.05,
        autovacuum_vacuum_cost_delay = 0, toast.autovacuum_vacuum_scale_factor = 0.05,
        toast.autovacuum_vacuum_cost_delay = 0),
    ALTER bytes SET STORAGE EXTERNAL;

-- Notes which entries a statement has removed.
CREATE FUNCTION texts_removed() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
DECLARE
    owners TEXT[];
    ids TEXT[];
BEGIN
    INSERT INTO word_dead (source, entry) SELECT TG_ARGV[0], entry FROM removed;
    -- Whatever deletes a text, its vectors go too; those of memories stay for the archive. As
    -- arrays, because a server that distributes tables joins no transition table with them.
    IF TG_ARGV[0] <> 'memory' THEN
        SELECT array_agg(owner), array_agg(id) INTO owners, ids FROM removed;
        DELETE FROM embeddings e USING unnest(owners, ids) AS r (owner, id), embedding_scopes s
        WHERE s.source = TG_ARGV[0] AND s.owner = r.owner
            AND e.source = s.source AND e.owner = s.owner AND e.model = s.model AND e.id = r.id
            AND e.vector IS NOT NULL;
    END IF;
    RETURN NULL;
END;
$$;

-- A text that changes is another one to the index, and so is one that is written without an entry.
CREATE FUNCTION text_changing() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    NEW.entry := (pg_current_xact_id()::TEXT::BIGINT << 24) | (nextval('text_entries') & 16777215);
    RETURN NEW;
END;
$$;

CREATE FUNCTION text_changed() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    INSERT INTO word_dead (source, entry) VALUES (TG_ARGV[0], OLD.entry);
    RETURN NULL;
END;
$$;

CREATE FUNCTION texts_emptied() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    DELETE FROM word_chunks c USING word_segments s
    WHERE s.source = TG_ARGV[0] AND c.id >= s.id << 20 AND c.id < (s.id + 1) << 20;
    DELETE FROM word_segments WHERE source = TG_ARGV[0];
    DELETE FROM word_dead WHERE source = TG_ARGV[0];
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

-- The text of a memory may be its content.
CREATE FUNCTION continuum_memory_reworded() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    UPDATE memory_texts
    SET entry = (pg_current_xact_id()::TEXT::BIGINT << 24) | (nextval('text_entries') & 16777215)
    WHERE row_id = NEW.row_id AND text IS NULL;
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
CREATE TRIGGER continuum_memory_reworded AFTER UPDATE OF content ON continuum_memory
    FOR EACH ROW WHEN (OLD.content <> NEW.content) EXECUTE FUNCTION continuum_memory_reworded();
CREATE TRIGGER debate_turns_cleared AFTER UPDATE OF content ON debate_turns
    FOR EACH ROW WHEN (NEW.content IS NULL) EXECUTE FUNCTION debate_turns_cleared();
