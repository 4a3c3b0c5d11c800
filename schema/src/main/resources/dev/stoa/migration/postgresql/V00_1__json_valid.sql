-- SQLite keeps JSON as text and checks it with json_valid; jsonb cannot hold anything else. With
-- this the common migrations say the same CHECK on both engines.
CREATE FUNCTION json_valid(document JSONB) RETURNS BOOLEAN LANGUAGE SQL IMMUTABLE AS 'SELECT TRUE';
