package dev.stoa.app;

import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;

/** What the engine below a workspace says about itself, read without writing anything. */
final class EngineFacts {

  private static final String SQLITE = "jdbc:sqlite:";

  private EngineFacts() {}

  /** The facts; deep ones read the whole file. */
  static Seq<HealthFinding> of(String url, boolean deep) {
    try (Connection connection = open(url);
        Statement statement = connection.createStatement()) {
      return url.startsWith(SQLITE) ? sqlite(statement, deep) : postgres(statement);
    } catch (SQLException e) {
      return List.of(
          HealthFinding.problem(
              "engine", String.valueOf(e.getMessage()), "check --store, and that it can be read"));
    }
  }

  private static Connection open(String url) throws SQLException {
    if (!url.startsWith(SQLITE)) {
      return DriverManager.getConnection(url);
    }
    SQLiteConfig readOnly = new SQLiteConfig();
    readOnly.setReadOnly(true);
    return readOnly.createConnection(url);
  }

  private static Seq<HealthFinding> sqlite(Statement statement, boolean deep) throws SQLException {
    HealthFinding version =
        HealthFinding.ok("engine", "SQLite " + first(statement, "select sqlite_version()"));
    String mode = first(statement, "pragma journal_mode");
    HealthFinding journal =
        mode.equals("wal")
            ? HealthFinding.ok("journal", "wal")
            : HealthFinding.problem(
                "journal",
                mode + ", as of a restored backup",
                "any command that opens it, such as list, sets wal");
    Seq<HealthFinding> shallow = List.of(version, journal);
    return deep ? shallow.append(pages(statement)) : shallow;
  }

  private static HealthFinding pages(Statement statement) throws SQLException {
    String found = first(statement, "pragma quick_check(1)");
    return found.equals("ok")
        ? HealthFinding.ok("file pages", "quick_check found no damage")
        : HealthFinding.problem("file pages", found, "restore a backup");
  }

  private static Seq<HealthFinding> postgres(Statement statement) throws SQLException {
    return List.of(
        HealthFinding.ok("engine", "PostgreSQL " + first(statement, "show server_version")),
        HealthFinding.ok("workspace", "schema " + first(statement, "select current_schema()")));
  }

  private static String first(Statement statement, String question) throws SQLException {
    try (ResultSet rows = statement.executeQuery(question)) {
      return rows.next() ? String.valueOf(rows.getString(1)) : "no answer";
    }
  }
}
