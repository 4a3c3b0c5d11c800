package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.RenderedStatement.Slot;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jooq.Field;

/** The values of a prepared statement, given by column or parameter; null is SQL's null. */
public final class Binds {

  private final PreparedStatement prepared;
  private final RenderedStatement statement;
  private final Dialect dialect;
  private final boolean[] given;
  private int index;

  Binds(PreparedStatement prepared, Dialect dialect) {
    this.prepared = prepared;
    this.statement = null;
    this.dialect = dialect;
    this.given = new boolean[0];
  }

  Binds(PreparedStatement prepared, RenderedStatement statement, Dialect dialect) {
    this.prepared = prepared;
    this.statement = statement;
    this.dialect = dialect;
    this.given = new boolean[statement.slots().size()];
  }

  /** The value of a column or of a named parameter, wherever it stands in the statement. */
  public <T> Binds set(Field<T> field, T value) throws SQLException {
    Slot slot = statement.parameter(field);
    for (int position : slot.positions()) {
      slot.type().bind(prepared, position, value, dialect);
    }
    given[slot.number()] = true;
    return this;
  }

  /** The values of a list; none is fine. */
  public <T> Binds set(ListParam<T> list, Iterable<? extends T> values) throws SQLException {
    Slot slot = statement.parameter(list.values());
    for (int position : slot.positions()) {
      dialect.bindList(prepared, position, list.elements(), values);
    }
    given[slot.number()] = true;
    return this;
  }

  // Positional, until every repository binds by column.
  public Binds text(String value) throws SQLException {
    prepared.setString(++index, value);
    return this;
  }

  public Binds number(long value) throws SQLException {
    prepared.setLong(++index, value);
    return this;
  }

  public Binds numberOrNull(Long value) throws SQLException {
    index++;
    if (value == null) {
      prepared.setNull(index, Types.BIGINT);
    } else {
      prepared.setLong(index, value);
    }
    return this;
  }

  public Binds real(Double value) throws SQLException {
    index++;
    if (value == null) {
      prepared.setNull(index, Types.DOUBLE);
    } else {
      prepared.setDouble(index, value);
    }
    return this;
  }

  public Binds flag(boolean value) throws SQLException {
    prepared.setBoolean(++index, value);
    return this;
  }

  public Binds bytes(byte[] value) throws SQLException {
    prepared.setBytes(++index, value);
    return this;
  }

  /** A text the engine reads as whatever type the statement wants, once for all rows. */
  public Binds inferred(String value) throws SQLException {
    prepared.setObject(++index, value, Types.OTHER);
    return this;
  }

  /** Only where the engine has arrays. */
  public Binds texts(Iterable<String> values) throws SQLException {
    List<String> items = new ArrayList<>();
    values.forEach(items::add);
    prepared.setArray(++index, prepared.getConnection().createArrayOf("text", items.toArray()));
    return this;
  }

  public Binds instant(Instant value) throws SQLException {
    dialect.bindInstant(prepared, ++index, value);
    return this;
  }

  void startRow() {
    index = 0;
  }

  /** Refuses a statement that would run with a value of the row before, or with none. */
  void complete() {
    for (Slot slot : statement.slots()) {
      if (!given[slot.number()]) {
        throw new IllegalStateException(
            "parameter " + slot.name() + " is not set in: " + statement.text());
      }
    }
    Arrays.fill(given, false);
  }
}
