-- What no row may do. Every function has the path of this workspace, whatever path
-- the session that writes looks along.

-- Protects against mistakes, not against attackers; the hash chain detects those who drop a
-- trigger.

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: no row may be %', TG_TABLE_NAME,
        CASE TG_OP WHEN 'UPDATE' THEN 'changed' ELSE 'deleted' END;
END;
$$;

CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_checkpoints_no_update BEFORE UPDATE ON audit_checkpoints
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_checkpoints_no_delete BEFORE DELETE ON audit_checkpoints
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_checkpoints_no_truncate BEFORE TRUNCATE ON audit_checkpoints
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The number of a deleted message is not reused, however it is deleted.
CREATE FUNCTION keep_deleted_sequence() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    UPDATE channels SET last_deleted_sequence = OLD.sequence
        WHERE channel_id = OLD.channel_id AND last_deleted_sequence < OLD.sequence;
    RETURN NULL;
END;
$$;

CREATE TRIGGER channel_messages_deleted AFTER DELETE ON channel_messages
    FOR EACH ROW EXECUTE FUNCTION keep_deleted_sequence();

-- updated_at comes from the application's clock; a clock set back must not make a session look
-- older.
CREATE FUNCTION keep_latest_updated_at() RETURNS trigger LANGUAGE plpgsql
    SET search_path TO "${flyway:defaultSchema}" AS $$
BEGIN
    NEW.updated_at := GREATEST(NEW.updated_at, OLD.updated_at);
    RETURN NEW;
END;
$$;

CREATE TRIGGER debate_sessions_updated_at BEFORE UPDATE ON debate_sessions
    FOR EACH ROW EXECUTE FUNCTION keep_latest_updated_at();
