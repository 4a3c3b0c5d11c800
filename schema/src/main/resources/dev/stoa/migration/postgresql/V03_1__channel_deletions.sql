-- The number of a deleted message is not reused, however it is deleted.
CREATE FUNCTION keep_deleted_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE channels SET last_deleted_sequence = OLD.sequence
        WHERE channel_id = OLD.channel_id AND last_deleted_sequence < OLD.sequence;
    RETURN NULL;
END;
$$;

CREATE TRIGGER channel_messages_deleted AFTER DELETE ON channel_messages
    FOR EACH ROW EXECUTE FUNCTION keep_deleted_sequence();
