package dev.stoa.app;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;

/** What the engine below a workspace says about itself, asked without writing anything. */
final class EngineFacts {

  private static final String SQLITE = "jdbc:sqlite:";

  private EngineFacts() {}

  /** The facts; deep ones read the whole file. */
  static Seq<Finding> of(String url, boolean deep) {
    try (Connection connection = open(url);
        Statement statement = connection.createStatement()) {
      return url.startsWith(SQLITE) ? sqlite(statement, deep) : postgres(statement);
    } catch (SQLException e) {
      return List.of(Finding.problem("engine", e));
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

  private static Seq<Finding> sqlite(Statement statement, boolean deep) throws SQLException {
    Finding version = Finding.ok("engine", "SQLite " + first(statement, "select sqlite_version()"));
    String mode = first(statement, "pragma journal_mode");
    Finding journal =
        mode.equals("wal")
            ? Finding.ok("journal", "wal")
            : Finding.problem(
                "journal",
                mode
                    + ", as of a restored backup: any command that opens it, such as list, sets wal");
    Seq<Finding> shallow = List.of(version, journal);
    return deep
        ? shallow.append(pages(statement)).append(foreignKeys(statement))
        : shallow.append(Finding.leftOut("file pages", "ask with --deep"));
  }

  private static Finding pages(Statement statement) throws SQLException {
    String found = first(statement, "pragma quick_check(1)");
    return found.equals("ok")
        ? Finding.ok("file pages", "quick_check found no damage")
        : Finding.problem("file pages", found + ": restore a backup");
  }

  private static Finding foreignKeys(Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("pragma foreign_key_check")) {
      return rows.next()
          ? Finding.problem(
              "foreign keys",
              "a row of " + rows.getString(1) + " names a missing one of " + rows.getString(3))
          : Finding.ok("foreign keys", "every reference has its row");
    }
  }

  private static Seq<Finding> postgres(Statement statement) throws SQLException {
    return List.of(
        Finding.ok("engine", "PostgreSQL " + first(statement, "show server_version")),
        Finding.ok("workspace", "schema " + first(statement, "select current_schema()")));
  }

  private static String first(Statement statement, String question) throws SQLException {
    try (ResultSet rows = statement.executeQuery(question)) {
      return rows.next() ? String.valueOf(rows.getString(1)) : "no answer";
    }
  }
}
