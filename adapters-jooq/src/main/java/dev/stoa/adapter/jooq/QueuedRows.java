package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.JooqSession.ItemBinder;
import dev.stoa.adapter.jooq.RenderedStatement.Slot;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Rows of an insert that wait, with the values they will have. */
record QueuedRows<T>(
    RowsStatement rows,
    RenderedStatement statement,
    Dialect dialect,
    List<T> items,
    ItemBinder<T> binder)
    implements QueuedStatement {

  @Override
  public String text() {
    return rows.text();
  }

  @Override
  public int parameters() {
    return rows.slots().size();
  }

  @Override
  public void bind(PreparedStatement prepared, int offset) throws SQLException {
    ColumnValues values = new ColumnValues(statement.slots().size());
    Binds binds = new Binds(values, statement);
    for (T item : items) {
      binder.bind(binds, item);
      binds.complete();
    }
    for (Slot slot : rows.slots()) {
      dialect.bindList(
          prepared, offset + slot.number() + 1, slot.type().element(), values.of(slot));
    }
  }
}
