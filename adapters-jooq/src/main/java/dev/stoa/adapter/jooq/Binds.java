package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.RenderedStatement.Slot;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Arrays;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;

/** The values of a prepared statement, given by column or parameter; null is SQL's null. */
public final class Binds {

  private final PreparedStatement prepared;
  private final RenderedStatement statement;
  private final Dialect dialect;
  private final int offset;
  private final boolean[] given;

  Binds(PreparedStatement prepared, RenderedStatement statement, Dialect dialect) {
    this(prepared, statement, dialect, 0);
  }

  /**
   * For a statement that is sent behind others, whose {@code offset} values stand before its own.
   */
  Binds(PreparedStatement prepared, RenderedStatement statement, Dialect dialect, int offset) {
    this.prepared = prepared;
    this.statement = statement;
    this.dialect = dialect;
    this.offset = offset;
    this.given = new boolean[statement.slots().size()];
  }

  /** The value of a column or of a named parameter, at all its positions. */
  public <T> Binds set(Field<T> field, @Nullable T value) throws SQLException {
    Slot slot = statement.parameter(field);
    for (int position : slot.positions()) {
      slot.type().bind(prepared, offset + position, value, dialect);
    }
    given[slot.number()] = true;
    return this;
  }

  /** The values of a list, which may be empty. */
  public <T> Binds set(ListParam<T> list, Iterable<? extends T> values) throws SQLException {
    Slot slot = statement.parameter(list.values());
    for (int position : slot.positions()) {
      dialect.bindList(prepared, offset + position, list.elements(), values);
    }
    given[slot.number()] = true;
    return this;
  }

  /** Sets all values of a statement. */
  void complete(Binder binder) throws SQLException {
    binder.bind(this);
    complete();
  }

  /** Refuses a statement with a missing value, or one left from the previous row. */
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
