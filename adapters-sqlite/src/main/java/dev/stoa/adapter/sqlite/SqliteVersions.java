package dev.stoa.adapter.sqlite;

import static java.util.stream.Collectors.joining;

import dev.stoa.adapter.jooq.engine.ChangeRecording;
import dev.stoa.adapter.jooq.sql.ContentKind;
import dev.stoa.adapter.jooq.sql.RowVersions;
import dev.stoa.adapter.jooq.sql.VersionedTable;
import dev.stoa.schema.InstantText;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;
import org.sqlite.Function;
import org.sqlite.SQLiteConnection;

/**
 * What writes the versions of rows that a connection changes: triggers of its own, which ask it for
 * the instant of the unit of work. Other programs that write the file need not know of it.
 *
 * <p>A table has them from the first statement on that may change it, by a cascade too: the
 * triggers of all tables would take longer than most commands.
 */
final class SqliteVersions implements ChangeRecording {

  /** The SQL that SQLite has of its own. */
  static final RowVersions SQL = new Sql();

  private static final String NOW = "stoa_recorded_at()";
  private static final String RECENT = "stoa_recent()";

  /** By table, its triggers in one text; blank if its rows have no versions. */
  private static final Map<String, String> TRIGGERS = new ConcurrentHashMap<>();

  private static final String PREFIX = "version_of_";
  private static final String WITH_TRIGGERS =
      "select distinct tbl_name from sqlite_temp_master where type = 'trigger' and name like '"
          + PREFIX
          + "%'";
  private final Connection connection;
  private final ChangedTables changed;

  /** Whose tables have their triggers. */
  private final Set<String> statements = new HashSet<>();

  private @Nullable Instant recordedAt;
  private @Nullable String changedBy;
  private boolean uncommitted;

  private SqliteVersions(Connection connection, ChangedTables changed) {
    this.connection = connection;
    this.changed = changed;
  }

  /** Has the connection write versions, once it has an instant for them. */
  static SqliteVersions on(Connection connection, ChangedTables changed) throws SQLException {
    SqliteVersions versions = new SqliteVersions(connection, changed);
    SQLiteConnection sqlite = connection.unwrap(SQLiteConnection.class);
    // They replace those of an earlier unit of work on the same connection.
    Function.create(sqlite, "stoa_recorded_at", versions.new Now(0));
    Function.create(sqlite, "stoa_recent", versions.new Now(RowVersions.RECENT_SECONDS));
    Function.create(sqlite, "stoa_changed_by", versions.new By());
    return versions;
  }

  /** After a rollback too, which takes back the triggers that its transaction made. */
  @Override
  public void recordAt(@Nullable Instant instant, @Nullable String caller) {
    recordedAt = instant;
    changedBy = caller;
    if (uncommitted) {
      statements.clear();
    }
  }

  /** The transaction and its triggers are gone. */
  void rolledBack() {
    if (uncommitted) {
      statements.clear();
      uncommitted = false;
    }
  }

  /** What triggers there are, remain. */
  void committed() {
    uncommitted = false;
  }

  @Override
  public void recordChangesOf(String statement) throws SQLException {
    if (recordedAt != null && !statements.contains(statement)) {
      Set<String> tables = changed.of(statement, connection);
      try (Statement work = connection.createStatement()) {
        makeTriggers(work, tables);
      }
      if (statements.size() >= ChangedTables.MOST_STATEMENTS) {
        statements.clear();
      }
      statements.add(statement);
    }
  }

  private void makeTriggers(Statement work, Set<String> tables) throws SQLException {
    Set<String> known = new HashSet<>();
    try (ResultSet rows = work.executeQuery(WITH_TRIGGERS)) {
      while (rows.next()) {
        known.add(rows.getString("tbl_name"));
      }
    }
    String missing =
        tables.stream()
            .filter(table -> !known.contains(table))
            .map(table -> TRIGGERS.computeIfAbsent(table, SqliteVersions::triggers))
            .collect(joining());
    if (!missing.isEmpty()) {
      uncommitted = true;
      work.executeUpdate(missing);
    }
  }

  /** The instant as text, some seconds earlier; formatted once in a unit of work. */
  private final class Now extends Function {

    private final int seconds;
    private @Nullable Instant known;
    private @Nullable String text;

    private Now(int seconds) {
      this.seconds = seconds;
    }

    @Override
    protected void xFunc() throws SQLException {
      Instant instant = recordedAt;
      if (instant != known) {
        known = instant;
        text = instant == null ? null : InstantText.format(instant.minusSeconds(seconds));
      }
      result(text);
    }
  }

  private final class By extends Function {

    @Override
    protected void xFunc() throws SQLException {
      result(changedBy);
    }
  }

  private static String triggers(String table) {
    return VersionedTable.named(table).map(SqliteVersions::triggers).getOrElse("");
  }

  /** Before an update, because a trigger after it may change the row once more. */
  private static String triggers(VersionedTable table) {
    Field<?> created = table.created();
    String kept = SQL.keep(table, NOW) + ";";
    return trigger(
            table, "updated", "BEFORE UPDATE", "WHEN " + RowVersions.changed(table, "IS NOT"), kept)
        + trigger(
            table,
            "moved",
            "AFTER UPDATE",
            "WHEN " + RowVersions.moved(table),
            SQL.keepAbsence(table, NOW) + ";")
        + trigger(table, "deleted", "AFTER DELETE", "", kept)
        + (table.owner() != null
            ? ""
            : trigger(
                table,
                "inserted",
                "AFTER INSERT",
                created == null ? "" : "WHEN NEW." + created.getName() + " < " + RECENT,
                SQL.keepAbsence(table, NOW) + ";"));
  }

  private static String trigger(
      VersionedTable table, String name, String event, String when, String body) {
    return "CREATE TEMP TRIGGER "
        + PREFIX
        + table.name()
        + "_"
        + name
        + " "
        + event
        + " ON main."
        + table.name()
        + " "
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
    protected String part(String text, int number, int parts) {
      String end = "instr(" + text + ", " + separator() + ")";
      if (number > 0) {
        return part("substr(" + text + ", " + end + " + 1)", number - 1, parts - 1);
      }
      return parts == 1 ? text : "substr(" + text + ", 1, " + end + " - 1)";
    }

    @Override
    protected String greatest() {
      return "max";
    }

    @Override
    protected String caller() {
      return "stoa_changed_by()";
    }

    @Override
    protected String object() {
      return "json_object";
    }

    @Override
    protected String encoded(String column, ContentKind kind) {
      return switch (kind) {
        case JSON -> "json(" + column + ")";
        case BOOLEAN ->
            "json(CASE WHEN " + column + " THEN 'true' WHEN NOT " + column + " THEN 'false' END)";
        case BYTES ->
            "CASE WHEN " + column + " IS NOT NULL THEN '\\x' || lower(hex(" + column + ")) END";
        // A double has all its digits, so that it is the same number when it is read.
        case TEXT, INSTANT, WHOLE_NUMBER, DOUBLE -> column;
      };
    }

    /** With the affinity of the column: only then are conditions applied to either part first. */
    @Override
    protected String decoded(String column, ContentKind kind) {
      String value = "v.content ->> '$." + column + "'";
      return switch (kind) {
        case TEXT, INSTANT -> "cast(" + value + " as text)";
        case JSON ->
            "cast(case when "
                + value
                + " is not null then v.content -> '$."
                + column
                + "' end as text)";
        case BOOLEAN -> "cast(" + value + " as numeric)";
        case WHOLE_NUMBER -> "cast(" + value + " as integer)";
        case DOUBLE -> "cast(" + value + " as real)";
        case BYTES -> "cast(unhex(substr(" + value + ", 3)) as blob)";
      };
    }
  }
}
