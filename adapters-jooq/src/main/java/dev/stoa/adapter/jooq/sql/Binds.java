package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Slot;
import java.sql.SQLException;
import java.util.Arrays;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;

/** The values of a prepared statement, given by column or parameter; null is SQL's null. */
public final class Binds {

  private final BoundValues values;
  private final RenderedStatement statement;
  private final boolean[] given;

  public Binds(BoundValues values, RenderedStatement statement) {
    this.values = values;
    this.statement = statement;
    this.given = new boolean[statement.slots().size()];
  }

  /** The value of a column or of a named parameter, at all its positions. */
  public <T> Binds set(Field<T> field, @Nullable T value) throws SQLException {
    Slot slot = statement.parameter(field);
    values.set(slot, value);
    given[slot.number()] = true;
    return this;
  }

  /** As above, where one engine uses the parameter and another does without. */
  public <T> Binds setIfUsed(Field<T> field, @Nullable T value) throws SQLException {
    return statement.has(field) ? set(field, value) : this;
  }

  /** The values of a list, which may be empty. */
  public <T> Binds set(ListParam<T> list, Iterable<? extends T> items) throws SQLException {
    Slot slot = statement.parameter(list.values());
    values.setList(slot, list.elements(), items);
    given[slot.number()] = true;
    return this;
  }

  /** Another value of the limit than the one that was set. */
  public void limit(int most) throws SQLException {
    values.set(statement.limit().get(), most);
  }

  /** Sets all values of a statement. */
  public void complete(Binder binder) throws SQLException {
    binder.bind(this);
    complete();
  }

  /** Refuses a statement with a missing value, or one left from the previous row. */
  public void complete() {
    for (Slot slot : statement.slots()) {
      if (!given[slot.number()]) {
        throw new IllegalStateException(
            "parameter " + slot.name() + " is not set in: " + statement.text());
      }
    }
    Arrays.fill(given, false);
  }
}
