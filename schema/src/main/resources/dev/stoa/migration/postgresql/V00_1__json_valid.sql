-- SQLite stores JSON as text and checks it with json_valid; jsonb is always valid. With this
-- function the common migrations use the same CHECK on both engines.
CREATE FUNCTION json_valid(document JSONB) RETURNS BOOLEAN LANGUAGE SQL IMMUTABLE AS 'SELECT TRUE';
