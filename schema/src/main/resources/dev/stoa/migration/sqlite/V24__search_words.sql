-- What keeps the index of words in step with the texts: triggers, so that neither a cascade nor
-- anybody's own SQL can make it say anything else than they do. The index itself is made of segments,
-- which Stoa writes; here it learns only of texts that go or change.
--
-- The same for every source: words_of_source.template, with the name of each source for its #.

${words_of_sources}

-- A note or a contribution is found by its new owner.
CREATE TRIGGER memories_given AFTER UPDATE OF agent_id ON memories
BEGIN
    UPDATE note_texts SET owner = NEW.agent_id WHERE row_id = NEW.row_id;
END;

CREATE TRIGGER knowledge_given AFTER UPDATE OF agent_id ON knowledge
BEGIN
    UPDATE knowledge_texts SET owner = NEW.agent_id WHERE row_id = NEW.row_id;
END;

-- The text of a memory may be its content.
CREATE TRIGGER continuum_memory_reworded AFTER UPDATE OF content ON continuum_memory
WHEN OLD.content <> NEW.content
BEGIN
    UPDATE memory_texts SET entry = 1 + max(
        (SELECT max(entry) FROM memory_texts),
        coalesce((SELECT max(entry) FROM word_dead WHERE source = 'memory'), 0),
        coalesce((SELECT cut - 1 FROM word_states WHERE source = 'memory'), 0))
    WHERE row_id = NEW.row_id AND text IS NULL;
END;

-- A turn whose content is erased is not found any more.
CREATE TRIGGER debate_turns_cleared AFTER UPDATE OF content ON debate_turns
WHEN NEW.content IS NULL
BEGIN
    DELETE FROM turn_texts WHERE id = NEW.id;
END;
