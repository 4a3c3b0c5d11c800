package dev.stoa.bootstrap.specialist;

import dev.stoa.domain.kernel.Instants;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Copies tables of an AUA store into a store of ours, past every port. */
final class CopiedTables implements AutoCloseable {

  private static final double MICROS = 1e6;

  private final Connection from;
  private final Connection to;

  CopiedTables(Path file, String url) throws SQLException {
    this.from = DriverManager.getConnection("jdbc:sqlite:file:" + file + "?immutable=1");
    this.to = DriverManager.getConnection(url);
  }

  /**
   * Copies rows into a table.
   *
   * @param columns of both; with {@code @} before one with seconds of the epoch, {@code ?} before
   *     one with a flag
   */
  void copy(String table, String columns, String rows) throws SQLException {
    List<String> marked = List.of(columns.split(",\\s*"));
    List<String> names = new ArrayList<>();
    marked.forEach(name -> names.add(name.replaceAll("[@?]", "")));
    String plain = String.join(", ", names);
    String values = String.join(", ", Collections.nCopies(names.size(), "?"));
    try (Statement read = from.createStatement();
        ResultSet row = read.executeQuery("select " + plain + " " + rows);
        PreparedStatement write =
            to.prepareStatement(
                "insert into " + table + " (" + plain + ") values (" + values + ")")) {
      to.setAutoCommit(false);
      while (row.next()) {
        for (int i = 0; i < names.size(); i++) {
          bind(write, i + 1, marked.get(i).charAt(0), row);
        }
        write.addBatch();
      }
      write.executeBatch();
      to.commit();
      to.setAutoCommit(true);
    }
  }

  private static void bind(PreparedStatement write, int index, char mark, ResultSet row)
      throws SQLException {
    if (mark == '@') {
      long micros = Math.round(row.getDouble(index) * MICROS);
      Instant instant = Instant.EPOCH.plusNanos(micros * 1_000);
      write.setObject(index, Instants.text(instant), Types.OTHER);
    } else if (mark == '?') {
      write.setBoolean(index, row.getBoolean(index));
    } else {
      write.setObject(index, row.getObject(index));
    }
  }

  @Override
  public void close() throws SQLException {
    to.close();
    from.close();
  }
}
