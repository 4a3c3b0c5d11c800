package dev.stoa.adapter.postgres;

import static java.util.stream.Collectors.joining;

import dev.stoa.adapter.jooq.sql.ContentKind;
import dev.stoa.adapter.jooq.sql.QueuedStatement;
import dev.stoa.adapter.jooq.sql.RowVersions;
import dev.stoa.adapter.jooq.sql.VersionedTable;
import dev.stoa.schema.InstantText;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;

/** What writes the versions of rows that a unit of work changes: triggers of the schema. */
final class PostgresVersions {

  private static final String SETTING =
      "nullif(current_setting('stoa.recorded_at', true), '')::TIMESTAMPTZ";

  private PostgresVersions() {}

  /** The SQL that PostgreSQL has of its own. */
  static RowVersions in(String schema) {
    return new Sql(schema);
  }

  /** Sets the instant of the transaction, none if it writes no versions, and its caller. */
  record At(@Nullable Instant instant, @Nullable String caller) implements QueuedStatement {

    @Override
    public String text() {
      return "select set_config('stoa.recorded_at', ?, true),"
          + " set_config('stoa.changed_by', ?, true)";
    }

    @Override
    public int parameters() {
      return 2;
    }

    @Override
    public void bind(PreparedStatement prepared, int offset) throws SQLException {
      prepared.setString(offset + 1, instant == null ? "" : InstantText.format(instant));
      prepared.setString(offset + 2, caller == null ? "" : caller);
    }
  }

  /** The functions and triggers of all tables. */
  static String migration() {
    return VersionedTable.all().stream()
        .filter(table -> !table.appended())
        .map(PostgresVersions::triggers)
        .collect(joining("\n"));
  }

  /**
   * Versions are always found by an index: PostgreSQL keeps the plan of a function, and one that
   * was made while there were none would read all of them for each row.
   */
  private static String triggers(VersionedTable table) {
    RowVersions sql = in("unused");
    return """
    CREATE FUNCTION version_of_#() RETURNS trigger LANGUAGE plpgsql
        SET search_path FROM CURRENT SET enable_seqscan = off AS $$
    DECLARE
        recorded_at TIMESTAMPTZ := @setting;
    BEGIN
        IF recorded_at IS NULL THEN
            RETURN NULL;
        END IF;
        IF TG_OP <> 'INSERT' THEN
            @keep_row;
        END IF;
        IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND @moved THEN
            @keep_absence;
        END IF;
        RETURN NULL;
    END;
    $$;
    CREATE TRIGGER version_of_#_updated AFTER UPDATE ON # FOR EACH ROW
        WHEN @changed EXECUTE FUNCTION version_of_#();
    CREATE TRIGGER version_of_#_deleted AFTER DELETE ON # FOR EACH ROW
        EXECUTE FUNCTION version_of_#();
    @inserted
    """
        .replace("@setting", SETTING)
        .replace("@keep_row", sql.keep(table, "recorded_at"))
        .replace("@moved", RowVersions.moved(table))
        .replace("@keep_absence", sql.keepAbsence(table, "recorded_at"))
        .replace("@changed", RowVersions.changed(table, "IS DISTINCT FROM"))
        .replace("@inserted", inserted(table))
        .replace("#", table.name());
  }

  private static String inserted(VersionedTable table) {
    if (table.owner() != null) {
      return "";
    }
    Field<?> created = table.created();
    String old =
        created == null
            ? ""
            : "WHEN (NEW."
                + created.getName()
                + " < "
                + SETTING
                + " - interval '"
                + RowVersions.RECENT_SECONDS
                + " seconds')";
    return "CREATE TRIGGER version_of_#_inserted AFTER INSERT ON # FOR EACH ROW "
        + old
        + " EXECUTE FUNCTION version_of_#();";
  }

  private static final class Sql extends RowVersions {

    private final String workspace;

    private Sql(String workspace) {
      this.workspace = workspace;
    }

    @Override
    protected String schema() {
      return workspace + ".";
    }

    /** In the order of the key: the index of instants has all that change in one unit together. */
    @Override
    protected String last(String schema, String table, String id, String condition) {
      return "SELECT v.recorded_until FROM "
          + schema
          + "versions v WHERE v.kind = '"
          + table
          + "' AND v.id BETWEEN "
          + id
          + " AND "
          + id
          + condition
          + " ORDER BY v.id DESC, v.recorded_until DESC LIMIT 1";
    }

    @Override
    protected String source(VersionedTable table) {
      return schema()
          + "versions v cross join lateral jsonb_populate_record(null::"
          + schema()
          + table.name()
          + ", v.content) r";
    }

    @Override
    protected String decoded(String column, ContentKind kind) {
      return "r." + column;
    }

    @Override
    protected String instant(String text) {
      return "timestamptz '" + text + "'";
    }

    @Override
    protected String separator() {
      return "chr(31)";
    }

    @Override
    protected String part(String text, int number, int parts) {
      return "split_part(" + text + ", " + separator() + ", " + (number + 1) + ")";
    }

    @Override
    protected String greatest() {
      return "greatest";
    }

    @Override
    protected String caller() {
      return "nullif(current_setting('stoa.changed_by', true), '')";
    }

    @Override
    protected String object() {
      return "jsonb_build_object";
    }

    @Override
    protected String encoded(String column, ContentKind kind) {
      return switch (kind) {
        case INSTANT ->
            "to_char(" + column + " AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')";
        case BYTES -> "'\\x' || encode(" + column + ", 'hex')";
        case TEXT, JSON, BOOLEAN, WHOLE_NUMBER, DOUBLE -> column;
      };
    }
  }
}
