-- updated_at comes from the application's clock; a clock set back must not make a session look
-- older.
CREATE TRIGGER debate_sessions_updated_at AFTER UPDATE ON debate_sessions
WHEN NEW.updated_at < OLD.updated_at
BEGIN
    UPDATE debate_sessions SET updated_at = OLD.updated_at WHERE id = NEW.id;
END;
