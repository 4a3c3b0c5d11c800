-- The words of each source, looked up by FTS5: one table per source, with the stems of the words,
-- their forms, and the stems of date and author in columns of their own. Triggers keep it, so that
-- neither a cascade nor anybody's own SQL can make the index say anything else than the texts do.
--
-- Whose a text is counts as a word of each column, so that the texts of one owner are found without
-- looking at those of all owners. In hexadecimal it is one word, whatever the owner is called. It stands
-- there twice, as every word of the text does, once as a stem and once as it is written.
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

-- A turn whose content is erased is not found any more.
CREATE TRIGGER debate_turns_cleared AFTER UPDATE OF content ON debate_turns
WHEN NEW.content IS NULL
BEGIN
    DELETE FROM turn_texts WHERE id = NEW.id;
END;
