package dev.stoa.adapter.jooq;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The values of a prepared statement, given one after the other; null is SQL's null. */
public final class Binds {

  private final PreparedStatement statement;
  private final Dialect dialect;
  private int index;

  Binds(PreparedStatement statement, Dialect dialect) {
    this.statement = statement;
    this.dialect = dialect;
  }

  public Binds text(String value) throws SQLException {
    statement.setString(++index, value);
    return this;
  }

  public Binds number(long value) throws SQLException {
    statement.setLong(++index, value);
    return this;
  }

  public Binds numberOrNull(Long value) throws SQLException {
    index++;
    if (value == null) {
      statement.setNull(index, Types.BIGINT);
    } else {
      statement.setLong(index, value);
    }
    return this;
  }

  public Binds real(Double value) throws SQLException {
    index++;
    if (value == null) {
      statement.setNull(index, Types.DOUBLE);
    } else {
      statement.setDouble(index, value);
    }
    return this;
  }

  public Binds bytes(byte[] value) throws SQLException {
    statement.setBytes(++index, value);
    return this;
  }

  /** A text the engine reads as whatever type the statement wants, once for all rows. */
  public Binds inferred(String value) throws SQLException {
    statement.setObject(++index, value, Types.OTHER);
    return this;
  }

  /** Only where the engine has arrays. */
  public Binds texts(Iterable<String> values) throws SQLException {
    List<String> items = new ArrayList<>();
    values.forEach(items::add);
    statement.setArray(++index, statement.getConnection().createArrayOf("text", items.toArray()));
    return this;
  }

  public Binds instant(Instant value) throws SQLException {
    dialect.bindInstant(statement, ++index, value);
    return this;
  }

  void startRow() {
    index = 0;
  }
}
