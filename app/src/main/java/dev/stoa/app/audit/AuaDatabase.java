package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.audit.aua.AuaRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/**
 * The SQLite file of an AUA system, of which only {@code audit_log} is read and nothing written.
 */
final class AuaDatabase {

  private final Path file;

  AuaDatabase(Path file) {
    this.file = file;
  }

  /** Streams the rows of the log in the order they were inserted. */
  void scan(Consumer<AuaRow> rows) {
    if (!Files.isRegularFile(file)) {
      throw CliFailure.usage(file + " is no file: give the database of an AUA system");
    }
    try (Connection connection = open();
        Statement statement = connection.createStatement()) {
      Set<String> columns = columns(statement);
      if (columns.contains("tree_nodes")) {
        throw CliFailure.usage(file + " is a workspace of Stoa: give it with --store");
      }
      if (!columns.contains("prev_hash") || !columns.contains("curr_hash")) {
        throw CliFailure.usage(
            file
                + " has no table audit_log with prev_hash and curr_hash: give the database of an"
                + " AUA system");
      }
      try (ResultSet found =
          statement.executeQuery("select rowid as aua_row, * from audit_log order by rowid")) {
        while (found.next()) {
          rows.accept(row(new Columns(found, columns)));
        }
      }
    } catch (SQLException e) {
      throw CliFailure.storage(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private Connection open() throws SQLException {
    SQLiteConfig settings = new SQLiteConfig();
    settings.setReadOnly(true);
    // Immutable leaves no trace beside the file, but would overlook a write-ahead log.
    String how = hasWriteAheadLog() ? "?mode=ro" : "?immutable=1";
    return settings.createConnection(
        "jdbc:sqlite:file:" + file.toAbsolutePath().toUri().getRawPath() + how);
  }

  private boolean hasWriteAheadLog() {
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    try {
      return Files.exists(log) && Files.size(log) > 0;
    } catch (IOException unreadable) {
      return true;
    }
  }

  private static Set<String> columns(Statement statement) throws SQLException {
    Set<String> names = new HashSet<>();
    try (ResultSet rows = statement.executeQuery("pragma table_info(audit_log)")) {
      while (rows.next()) {
        names.add(rows.getString("name"));
      }
    }
    return names;
  }

  private static AuaRow row(Columns columns) throws SQLException {
    return new AuaRow(
        columns.rows.getLong("aua_row"),
        columns.text("id"),
        columns.real("created_at"),
        columns.text("event_type"),
        columns.text("session_id"),
        columns.text("trace_id"),
        columns.text("request_id"),
        columns.text("routing_mode"),
        columns.text("token_id"),
        columns.text("field"),
        columns.text("specialist"),
        columns.real("u_score"),
        columns.real("confidence"),
        columns.real("latency_ms"),
        columns.text("details"),
        columns.text("prev_hash"),
        columns.text("curr_hash"),
        columns.text("tenant_id"));
  }

  /** The columns of the current row; versions of that system differ in which they have. */
  private record Columns(ResultSet rows, Set<String> names) {

    @Nullable String text(String name) throws SQLException {
      return names.contains(name) ? rows.getString(name) : null;
    }

    @Nullable Double real(String name) throws SQLException {
      return names.contains(name) && rows.getObject(name) instanceof Number number
          ? Double.valueOf(number.doubleValue())
          : null;
    }
  }
}
