-- What no row may do.

-- Protects against mistakes, not against attackers; the hash chain detects those who drop a
-- trigger.

CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
BEGIN
    SELECT RAISE(ABORT, 'audit_log is append-only: no row may be changed');
END;

CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
BEGIN
    SELECT RAISE(ABORT, 'audit_log is append-only: no row may be deleted');
END;

CREATE TRIGGER audit_checkpoints_no_update BEFORE UPDATE ON audit_checkpoints
BEGIN
    SELECT RAISE(ABORT, 'audit_checkpoints is append-only: no row may be changed');
END;

CREATE TRIGGER audit_checkpoints_no_delete BEFORE DELETE ON audit_checkpoints
BEGIN
    SELECT RAISE(ABORT, 'audit_checkpoints is append-only: no row may be deleted');
END;

-- The number of a deleted message is not reused, however it is deleted.
CREATE TRIGGER channel_messages_deleted AFTER DELETE ON channel_messages
BEGIN
    UPDATE channels SET last_deleted_sequence = OLD.sequence
        WHERE channel_id = OLD.channel_id AND last_deleted_sequence < OLD.sequence;
END;

-- updated_at comes from the application's clock; a clock set back must not make a session look
-- older.
CREATE TRIGGER debate_sessions_updated_at AFTER UPDATE ON debate_sessions
WHEN NEW.updated_at < OLD.updated_at
BEGIN
    UPDATE debate_sessions SET updated_at = OLD.updated_at WHERE id = NEW.id;
END;
