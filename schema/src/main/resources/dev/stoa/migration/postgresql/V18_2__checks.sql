-- PostgreSQL prepares each check of a table anew for every statement, so that checks cost most of an
-- insert of one row. Here they become what is prepared fastest.

-- A column of type jsonb is always valid.
DO $$
DECLARE
    unneeded RECORD;
BEGIN
    FOR unneeded IN
        SELECT c.conrelid::REGCLASS AS checked, c.conname
        FROM pg_constraint c
        WHERE c.connamespace = current_schema()::REGNAMESPACE AND c.contype = 'c'
            AND pg_get_constraintdef(c.oid) LIKE '%json_valid(%'
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', unneeded.checked, unneeded.conname);
    END LOOP;
END;
$$;

-- One of several texts: SQLite is fastest at comparisons one by one, PostgreSQL at a list.
DO $$
DECLARE
    listed RECORD;
BEGIN
    FOR listed IN
        SELECT c.conrelid::REGCLASS AS checked, c.conname, a.attname,
            (SELECT string_agg(one[1], ', ')
            FROM regexp_matches(pg_get_constraintdef(c.oid), '= (''\w+'')::text', 'g') one) AS texts
        FROM pg_constraint c
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.connamespace = current_schema()::REGNAMESPACE AND c.contype = 'c'
            AND pg_get_constraintdef(c.oid)
                ~ '^CHECK \(\(\((\w+) = ''\w+''::text\)( OR \(\1 = ''\w+''::text\))+\)\)$'
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %2$I CHECK (%I IN (%s))',
            listed.checked, listed.conname, listed.attname, listed.texts);
    END LOOP;
END;
$$;
