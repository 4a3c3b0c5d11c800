package dev.stoa.imports.source;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StoreUrl;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The database of another system, read over JDBC and never written. */
public final class JdbcForeignStore implements ForeignStore {

  private static final String JDBC = "jdbc:";
  private static final String SQLITE = "jdbc:sqlite:";

  /** Opens the file for reading only, by a URI. */
  private static final String READ_ONLY = "65";

  private static final String WITHOUT_ROW_IDS = "(?is).*without\\s+rowid.*";

  private static final String BINARY_JSON =
      "case when typeof(?) = 'blob' and json_valid(?, 8) then json(?) else ? end";

  private static final int FETCH = 500;

  private final Connection connection;
  private final String name;
  private final boolean sqlite;

  private JdbcForeignStore(Connection connection, String name, boolean sqlite) {
    this.connection = connection;
    this.name = name;
    this.sqlite = sqlite;
  }

  public static Either<ImportRefused, ForeignStore> open(String location) {
    if (location.startsWith(SQLITE) || !location.startsWith(JDBC)) {
      return file(location.startsWith(SQLITE) ? location.substring(SQLITE.length()) : location);
    }
    String shown = StoreUrl.shown(location);
    try {
      Connection connection = DriverManager.getConnection(location);
      connection.setReadOnly(true);
      connection.setAutoCommit(false);
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      return Either.right(new JdbcForeignStore(connection, shown, false));
    } catch (SQLException e) {
      return Either.left(new ImportRefused.Unreadable(shown, reason(e)));
    }
  }

  private static Either<ImportRefused, ForeignStore> file(String location) {
    Path file;
    try {
      file = Path.of(location);
    } catch (InvalidPathException e) {
      return Either.left(new ImportRefused.NoSource(location));
    }
    if (!Files.isRegularFile(file)) {
      return Either.left(new ImportRefused.NoSource(location));
    }
    try {
      Properties settings = new Properties();
      settings.setProperty("open_mode", READ_ONLY);
      Connection connection = DriverManager.getConnection(url(file), settings);
      JdbcForeignStore store = new JdbcForeignStore(connection, location, true);
      // Whether the file is a database shows only when it is read.
      store.tables();
      return Either.right(store);
    } catch (SQLException e) {
      return Either.left(new ImportRefused.Unreadable(location, reason(e)));
    } catch (RefusalException e) {
      return Either.left((ImportRefused) e.refusal());
    }
  }

  /** Immutable leaves no trace beside the file, but would overlook a write-ahead log. */
  private static String url(Path file) {
    String how = hasWriteAheadLog(file) ? "?mode=ro" : "?immutable=1";
    return SQLITE + "file:" + file.toAbsolutePath().toUri().getRawPath() + how;
  }

  private static boolean hasWriteAheadLog(Path file) {
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    try {
      return Files.exists(log) && Files.size(log) > 0;
    } catch (IOException unreadable) {
      return true;
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Seq<String> tables() {
    return ask(
        () -> {
          DatabaseMetaData about = connection.getMetaData();
          try (ResultSet found =
              about.getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
            return names(found, "TABLE_NAME").sorted();
          }
        });
  }

  @Override
  public Seq<String> columns(String table) {
    return ask(
        () -> {
          try (ResultSet found = declared(table)) {
            return names(found, "COLUMN_NAME");
          }
        });
  }

  private ResultSet declared(String table) throws SQLException {
    DatabaseMetaData about = connection.getMetaData();
    String escape = about.getSearchStringEscape();
    String exact = table.replace("_", escape + "_").replace("%", escape + "%");
    return about.getColumns(null, connection.getSchema(), exact, "%");
  }

  private static Seq<String> names(ResultSet found, String column) throws SQLException {
    Vector<String> names = Vector.empty();
    while (found.next()) {
      names = names.append(found.getString(column));
    }
    return names;
  }

  @Override
  public long count(String table) {
    return ask(
        () -> {
          try (Statement statement = connection.createStatement();
              ResultSet found =
                  statement.executeQuery("select count(*) as held from " + quoted(table))) {
            return found.next() ? found.getLong("held") : 0L;
          }
        });
  }

  @Override
  public void each(
      String table,
      io.vavr.collection.Map<String, String> equal,
      Seq<String> order,
      Consumer<ForeignRow> rows) {
    Seq<String> sorted = order.map(JdbcForeignStore::quoted);
    Seq<String> by = sqlite && hasRowIds(table) ? sorted.append("rowid") : sorted;
    Seq<String> where = equal.keySet().toVector().map(name -> quoted(name) + " = ?");
    String question =
        "select "
            + (sqlite ? readable(table) : "*")
            + " from "
            + quoted(table)
            + (where.isEmpty() ? "" : " where " + where.mkString(" and "))
            + (by.isEmpty() ? "" : " order by " + by.mkString(", "));
    ask(
        () -> {
          try (PreparedStatement statement = connection.prepareStatement(question)) {
            statement.setFetchSize(FETCH);
            int place = 1;
            for (String value : equal.values()) {
              statement.setString(place++, value);
            }
            try (ResultSet found = statement.executeQuery()) {
              while (found.next()) {
                rows.accept(new ForeignRow(table, values(found)));
              }
            }
          }
          return true;
        });
  }

  /** All columns; JSON that a column of texts has in the binary form of SQLite is its text. */
  private String readable(String table) {
    Seq<String> texts =
        ask(
            () -> {
              try (ResultSet found = declared(table)) {
                Vector<String> names = Vector.empty();
                while (found.next()) {
                  if ("TEXT".equalsIgnoreCase(found.getString("TYPE_NAME"))) {
                    names = names.append(found.getString("COLUMN_NAME"));
                  }
                }
                return names;
              }
            });
    return columns(table)
        .map(
            name ->
                texts.contains(name)
                    ? BINARY_JSON.replace("?", quoted(name)) + " as " + quoted(name)
                    : quoted(name))
        .mkString(", ");
  }

  private boolean hasRowIds(String table) {
    return ask(
        () -> {
          try (Statement statement = connection.createStatement();
              ResultSet found = statement.executeQuery("select name, sql from sqlite_master")) {
            while (found.next()) {
              if (table.equals(found.getString("name"))) {
                return !String.valueOf(found.getString("sql")).matches(WITHOUT_ROW_IDS);
              }
            }
            return false;
          }
        });
  }

  private static Map<String, @Nullable Object> values(ResultSet found) throws SQLException {
    ResultSetMetaData about = found.getMetaData();
    Map<String, @Nullable Object> values = new HashMap<>();
    for (int i = 1; i <= about.getColumnCount(); i++) {
      String column = about.getColumnLabel(i);
      values.put(column, value(found, column, about.getColumnTypeName(i)));
    }
    return values;
  }

  private static @Nullable Object value(ResultSet found, String column, String type)
      throws SQLException {
    Object value = found.getObject(column);
    if (value == null
        || value instanceof Boolean
        || value instanceof byte[]
        || value instanceof String) {
      return value;
    }
    if (value instanceof java.sql.Timestamp) {
      return type.equals("timestamptz")
          ? found.getObject(column, OffsetDateTime.class).toInstant()
          : found.getObject(column, LocalDateTime.class);
    }
    if (value instanceof BigDecimal || value instanceof Float) {
      return ((Number) value).doubleValue();
    }
    return value instanceof Number ? value : found.getString(column);
  }

  /** Table names come from the store itself. */
  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  private <T> T ask(Question<T> question) {
    try {
      return question.answer();
    } catch (SQLException e) {
      throw new RefusalException(new ImportRefused.Unreadable(name, reason(e)));
    }
  }

  private static String reason(SQLException e) {
    String message = String.valueOf(e.getMessage());
    return message.contains("SQLITE_NOTADB") ? "it is no SQLite database" : message;
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new RefusalException(new ImportRefused.Unreadable(name, reason(e)));
    }
  }

  @FunctionalInterface
  private interface Question<T> {
    T answer() throws SQLException;
  }
}
