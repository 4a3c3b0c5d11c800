package dev.stoa.benchmarks.operations;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.schema.InstantText;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/**
 * Reads the tables that have rows and writes the rows, in one transaction; it compares nothing. On
 * PostgreSQL indexes and foreign keys are made after the rows.
 *
 * @param rows how many there are
 */
record HandWrittenTransfer(long rows) {

  private static final List<String> TABLES =
      List.of("agents", "channels", "channel_messages", "audit_log", "origins", "versions");

  private static final int BATCH = 1_000;
  private static final int SENT_CHARS = 256 * 1024;

  /** What a load makes after the rows: first how to drop it, then how to make it again. */
  private static final String MADE_LATER =
      """
      select 'alter table ' || conrelid::regclass || ' drop constraint ' || conname,
        'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' '
        || pg_get_constraintdef(oid)
      from pg_constraint where contype = 'f' and conrelid::regclass::text = any (?)
      union all
      select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
      from pg_index where indrelid::regclass::text = any (?)
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
      """;

  /** What is done with one row. */
  private interface Sink {
    void add(ResultSet row) throws SQLException;
  }

  /** Moves the rows of a table, and returns how many there are. */
  private interface Move {
    long of(Connection source, String table, Connection target) throws SQLException;
  }

  /** From a SQLite file into a PostgreSQL schema, by COPY. */
  void copy(String from, String to) throws SQLException {
    try (Connection source = JdbcEngine.SQLITE.connect(from);
        Connection target = JdbcEngine.POSTGRES.connect(to)) {
      target.setAutoCommit(false);
      List<String> make = dropped(target);
      moveAll(source, target, HandWrittenTransfer::copied);
      try (Statement statement = target.createStatement()) {
        for (String one : make) {
          statement.execute(one);
        }
      }
      target.commit();
    }
  }

  /** Drops what is made after the rows, and returns how. */
  private static List<String> dropped(Connection target) throws SQLException {
    List<String> make = new ArrayList<>();
    Array tables = target.createArrayOf("text", TABLES.toArray());
    try (PreparedStatement find = target.prepareStatement(MADE_LATER);
        Statement statement = target.createStatement()) {
      find.setArray(1, tables);
      find.setArray(2, tables);
      try (ResultSet found = find.executeQuery()) {
        while (found.next()) {
          statement.execute(found.getString(1));
          make.add(found.getString(2));
        }
      }
    }
    return make;
  }

  /** Every table, in the transaction of the target. */
  private void moveAll(Connection source, Connection target, Move move) throws SQLException {
    long written = 0;
    for (String table : TABLES) {
      written += move.of(source, table, target);
    }
    require(written);
  }

  private static long copied(Connection source, String table, Connection target)
      throws SQLException {
    List<String> columns = columns(source, table);
    CopyIn copy =
        target
            .unwrap(PGConnection.class)
            .getCopyAPI()
            .copyIn("copy " + table + " (" + String.join(", ", columns) + ") from stdin");
    StringBuilder text = new StringBuilder();
    long read =
        each(
            source,
            table,
            row -> {
              for (int i = 1; i <= columns.size(); i++) {
                text.append(copyText(row.getObject(i))).append(i < columns.size() ? '\t' : '\n');
              }
              if (text.length() > SENT_CHARS) {
                send(copy, text);
              }
            });
    send(copy, text);
    copy.endCopy();
    return read;
  }

  private static void send(CopyIn copy, StringBuilder text) throws SQLException {
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    copy.writeToCopy(bytes, 0, bytes.length);
    text.setLength(0);
  }

  private static String copyText(Object value) {
    if (value == null) {
      return "\\N";
    }
    if (value instanceof byte[] bytes) {
      return "\\\\x" + HexFormat.of().formatHex(bytes);
    }
    return value
        .toString()
        .replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }

  /** From either engine into a SQLite file, by batches of inserts. */
  void insert(JdbcEngine engine, String from, String to) throws SQLException {
    try (Connection source = engine.connect(from);
        Connection target = JdbcEngine.SQLITE.connect(to)) {
      source.setAutoCommit(false);
      target.setAutoCommit(false);
      moveAll(source, target, HandWrittenTransfer::inserted);
      target.commit();
    }
  }

  private static long inserted(Connection source, String table, Connection target)
      throws SQLException {
    List<String> columns = columns(source, table);
    String sql =
        "insert into "
            + table
            + " ("
            + String.join(", ", columns)
            + ") values (?"
            + ", ?".repeat(columns.size() - 1)
            + ")";
    try (PreparedStatement insert = target.prepareStatement(sql)) {
      int[] waiting = new int[1];
      long read =
          each(
              source,
              table,
              row -> {
                for (int i = 1; i <= columns.size(); i++) {
                  insert.setObject(i, sqliteValue(row, i));
                }
                insert.addBatch();
                if (++waiting[0] % BATCH == 0) {
                  insert.executeBatch();
                }
              });
      insert.executeBatch();
      return read;
    }
  }

  private static Object sqliteValue(ResultSet row, int column) throws SQLException {
    return switch (row.getMetaData().getColumnTypeName(column)) {
      case "timestamptz" -> {
        OffsetDateTime at = row.getObject(column, OffsetDateTime.class);
        yield at == null ? null : InstantText.format(at.toInstant());
      }
      case "json", "jsonb" -> row.getString(column);
      default -> row.getObject(column);
    };
  }

  private static List<String> columns(Connection source, String table) throws SQLException {
    try (Statement statement = source.createStatement();
        ResultSet none = statement.executeQuery("select * from " + table + " limit 0")) {
      ResultSetMetaData about = none.getMetaData();
      List<String> columns = new ArrayList<>();
      for (int i = 1; i <= about.getColumnCount(); i++) {
        columns.add(about.getColumnName(i));
      }
      return columns;
    }
  }

  private static long each(Connection source, String table, Sink sink) throws SQLException {
    try (Statement statement = source.createStatement()) {
      statement.setFetchSize(BATCH);
      long read = 0;
      try (ResultSet row = statement.executeQuery("select * from " + table)) {
        for (; row.next(); read++) {
          sink.add(row);
        }
      }
      return read;
    }
  }

  private void require(long written) {
    if (written != rows) {
      throw new IllegalStateException(written + " rows were written by hand, not " + rows);
    }
  }
}
