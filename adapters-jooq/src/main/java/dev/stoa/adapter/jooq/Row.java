package dev.stoa.adapter.jooq;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** The row a result stands on; columns are numbered from 1, SQL's null is null. */
public final class Row {

  private final ResultSet rows;
  private final Dialect dialect;

  Row(ResultSet rows, Dialect dialect) {
    this.rows = rows;
    this.dialect = dialect;
  }

  public String text(int column) throws SQLException {
    return rows.getString(column);
  }

  public long number(int column) throws SQLException {
    return rows.getLong(column);
  }

  public Long numberOrNull(int column) throws SQLException {
    long value = rows.getLong(column);
    return rows.wasNull() ? null : value;
  }

  public Double real(int column) throws SQLException {
    double value = rows.getDouble(column);
    return rows.wasNull() ? null : value;
  }

  public boolean flag(int column) throws SQLException {
    return rows.getBoolean(column);
  }

  public byte[] bytes(int column) throws SQLException {
    return rows.getBytes(column);
  }

  public Instant instant(int column) throws SQLException {
    return dialect.readInstant(rows, column);
  }

  /** The fixed-width UTC text, read without building an instant. */
  public String instantText(int column) throws SQLException {
    return dialect.readInstantText(rows, column);
  }
}
