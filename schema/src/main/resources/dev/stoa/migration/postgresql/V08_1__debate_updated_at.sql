-- updated_at comes from the application's clock; a clock set back must not make a session look
-- older.
CREATE FUNCTION keep_latest_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.updated_at := GREATEST(NEW.updated_at, OLD.updated_at);
    RETURN NEW;
END;
$$;

CREATE TRIGGER debate_sessions_updated_at BEFORE UPDATE ON debate_sessions
    FOR EACH ROW EXECUTE FUNCTION keep_latest_updated_at();
