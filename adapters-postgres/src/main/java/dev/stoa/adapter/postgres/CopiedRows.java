package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.operations.TableRows;
import dev.stoa.domain.operations.ColumnKind;
import dev.stoa.domain.operations.RowSink;
import dev.stoa.domain.operations.StoredColumn;
import dev.stoa.schema.InstantText;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.function.Consumer;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;
import org.postgresql.copy.CopyManager;

/**
 * Rows of one table on their way into COPY, in its text format.
 *
 * <p>Several COPYs of a bounded size rather than one, so that none runs into the statement timeout.
 */
final class CopiedRows implements RowSink {

  private static final int MOST_ROWS = 20_000;

  /** A table with more rows than these is large. */
  private static final int FEW_ROWS = 2_000;

  private static final int SENT_CHARS = 256 * 1024;

  private final CopyManager manager;
  private final String sql;
  private final ColumnKind[] kinds;
  private final StringBuilder text = new StringBuilder(SENT_CHARS + 8_192);
  private final Runnable whenLarge;
  private @Nullable CopyIn open;
  private int rows;
  private boolean large;

  private CopiedRows(TableRows table, CopyManager manager, Runnable whenLarge) {
    this.manager = manager;
    this.whenLarge = whenLarge;
    this.sql =
        "copy "
            + table.name()
            + table.inserted().map(column -> '"' + column.name() + '"').mkString(" (", ", ", ")")
            + " from stdin";
    this.kinds = table.inserted().map(StoredColumn::kind).toJavaArray(ColumnKind[]::new);
  }

  /**
   * Copies rows into a table.
   *
   * @param whenLarge what is done between two COPYs when the table turns out to be large
   */
  static void into(
      TableRows table, Connection connection, Consumer<RowSink> work, Runnable whenLarge)
      throws SQLException {
    CopiedRows rows =
        new CopiedRows(table, connection.unwrap(PGConnection.class).getCopyAPI(), whenLarge);
    try {
      work.accept(rows);
      rows.end();
    } finally {
      rows.cancel();
    }
  }

  @Override
  public void add(@Nullable Object[] row) {
    for (int i = 0; i < kinds.length; i++) {
      if (i > 0) {
        text.append('\t');
      }
      Object value = row[i];
      if (value == null) {
        text.append("\\N");
      } else {
        append(kinds[i], value);
      }
    }
    text.append('\n');
    rows++;
    try {
      if (rows == (large ? MOST_ROWS : FEW_ROWS)) {
        end();
        if (!large) {
          large = true;
          whenLarge.run();
        }
      } else if (text.length() >= SENT_CHARS) {
        send();
      }
    } catch (SQLException e) {
      throw new DataAccessException("failed: " + sql, e);
    }
  }

  private void append(ColumnKind kind, Object value) {
    switch (kind) {
      case TEXT, JSON -> escaped((String) value);
      case NUMBER, DOUBLE -> text.append(value);
      case BOOLEAN -> text.append((Boolean) value ? 't' : 'f');
      case INSTANT -> text.append(InstantText.format((Instant) value));
      case BYTES -> text.append("\\\\x").append(HexFormat.of().formatHex((byte[]) value));
    }
  }

  private void escaped(String value) {
    int from = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\\' || c == '\n' || c == '\r' || c == '\t') {
        text.append(value, from, i).append('\\');
        // The letters that COPY knows: a bare newline would end the row.
        text.append(c == '\n' ? 'n' : c == '\r' ? 'r' : c == '\t' ? 't' : c);
        from = i + 1;
      }
    }
    text.append(value, from, value.length());
  }

  private void send() throws SQLException {
    CopyIn copy = open;
    if (copy == null) {
      copy = manager.copyIn(sql);
      open = copy;
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    copy.writeToCopy(bytes, 0, bytes.length);
    text.setLength(0);
  }

  private void end() throws SQLException {
    if (rows > 0) {
      send();
      CopyIn copy = open;
      if (copy != null) {
        copy.endCopy();
      }
    }
    open = null;
    rows = 0;
  }

  private void cancel() throws SQLException {
    CopyIn copy = open;
    if (copy != null && copy.isActive()) {
      copy.cancelCopy();
    }
  }
}
