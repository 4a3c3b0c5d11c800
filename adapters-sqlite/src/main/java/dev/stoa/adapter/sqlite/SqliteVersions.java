package dev.stoa.adapter.sqlite;

import static java.util.stream.Collectors.joining;

import dev.stoa.adapter.jooq.sql.RowVersions;
import dev.stoa.adapter.jooq.sql.VersionedTable;
import dev.stoa.schema.InstantText;
import dev.stoa.schema.Json;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;
import org.sqlite.Function;
import org.sqlite.SQLiteConnection;

/**
 * What writes the versions of rows that a connection changes: triggers of its own, which ask it for
 * the instant of the unit of work. Other programs that write the file need not know of it.
 */
final class SqliteVersions {

  /** The SQL that SQLite has of its own. */
  static final RowVersions SQL = new Sql();

  private static final String NOW = "stoa_recorded_at()";
  private static final String RECENT = "stoa_recent()";

  /** All triggers, in one text. */
  private static final String TRIGGERS =
      VersionedTable.ALL.stream()
          .filter(table -> !table.appended())
          .map(SqliteVersions::triggers)
          .collect(joining("\n"));

  /** Whether they are to be made: not twice on a connection, nor where nothing is migrated. */
  private static final String MISSING =
      "select 1 from main.sqlite_master where name = 'versions' and not exists"
          + " (select 1 from sqlite_temp_master where name = 'version_of_agents_updated')";

  private @Nullable Instant recordedAt;

  private SqliteVersions() {}

  /** Has the connection write versions, once it is told the instant. */
  static SqliteVersions on(Connection connection) throws SQLException {
    SqliteVersions versions = new SqliteVersions();
    SQLiteConnection sqlite = connection.unwrap(SQLiteConnection.class);
    // They replace those of an earlier unit of work on the same connection.
    Function.create(sqlite, "stoa_recorded_at", versions.new Now(0));
    Function.create(sqlite, "stoa_recent", versions.new Now(RowVersions.RECENT_SECONDS));
    try (Statement statement = connection.createStatement()) {
      boolean missing;
      try (ResultSet rows = statement.executeQuery(MISSING)) {
        missing = rows.next();
      }
      if (missing) {
        statement.executeUpdate(TRIGGERS);
      }
    }
    return versions;
  }

  /** The instant of the unit of work that writes; none if it writes no versions. */
  void recordAt(@Nullable Instant instant) {
    recordedAt = instant;
  }

  /** The instant as text, some seconds earlier. */
  private final class Now extends Function {

    private final int seconds;

    private Now(int seconds) {
      this.seconds = seconds;
    }

    @Override
    protected void xFunc() throws SQLException {
      Instant instant = recordedAt;
      if (instant == null) {
        result();
      } else {
        result(InstantText.format(instant.minusSeconds(seconds)));
      }
    }
  }

  /** Before an update, because a trigger after it may change the row once more. */
  private static String triggers(VersionedTable table) {
    Field<?> created = table.created();
    String kept = SQL.keep(table, NOW) + ";";
    return trigger(
            table,
            "updated",
            "BEFORE UPDATE",
            RowVersions.changed(table, "IS NOT") + " AND " + NOW + " IS NOT NULL",
            kept)
        + trigger(
            table,
            "moved",
            "AFTER UPDATE",
            RowVersions.moved(table) + " AND " + NOW + " IS NOT NULL",
            SQL.keepAbsence(table, NOW) + ";")
        + trigger(table, "deleted", "AFTER DELETE", NOW + " IS NOT NULL", kept)
        + trigger(
            table,
            "inserted",
            "AFTER INSERT",
            created == null ? NOW + " IS NOT NULL" : "NEW." + created.getName() + " < " + RECENT,
            SQL.keepAbsence(table, NOW) + ";");
  }

  private static String trigger(
      VersionedTable table, String name, String event, String when, String body) {
    return "CREATE TEMP TRIGGER version_of_"
        + table.name()
        + "_"
        + name
        + " "
        + event
        + " ON main."
        + table.name()
        + " WHEN "
        + when
        + " BEGIN "
        + body
        + " END;\n";
  }

  private static final class Sql extends RowVersions {

    @Override
    protected String schema() {
      return "main.";
    }

    @Override
    protected String source(VersionedTable table) {
      return "main.versions v";
    }

    @Override
    protected String instant(String text) {
      return "'" + text + "'";
    }

    @Override
    protected String separator() {
      return "char(31)";
    }

    @Override
    protected String greatest() {
      return "max";
    }

    @Override
    protected String object() {
      return "json_object";
    }

    @Override
    protected String encoded(String column, Field<?> field) {
      Class<?> type = field.getType();
      if (type == Json.class) {
        return "json(" + column + ")";
      }
      if (type == Boolean.class) {
        return "json(CASE WHEN "
            + column
            + " THEN 'true' WHEN NOT "
            + column
            + " THEN 'false' END)";
      }
      if (type == Double.class) {
        // All digits, so that it is the same number when it is read.
        return "json(CASE WHEN "
            + column
            + " IS NOT NULL THEN printf('%!.17g', "
            + column
            + ") END)";
      }
      return type == byte[].class
          ? "CASE WHEN " + column + " IS NOT NULL THEN '\\x' || lower(hex(" + column + ")) END"
          : column;
    }

    @Override
    protected String decoded(Field<?> field) {
      Class<?> type = field.getType();
      String text = "(v.content ->> '$." + field.getName() + "')";
      if (type == Json.class) {
        return "case when "
            + text
            + " is not null then v.content -> '$."
            + field.getName()
            + "' end";
      }
      if (type == Double.class) {
        return "cast(" + text + " as real)";
      }
      return type == byte[].class ? "unhex(substr(" + text + ", 3))" : text;
    }
  }
}
