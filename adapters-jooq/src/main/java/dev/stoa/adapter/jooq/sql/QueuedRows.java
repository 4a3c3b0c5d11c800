package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Slot;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Rows of an insert that wait, with their values. */
public record QueuedRows(RowsStatement rows, Dialect dialect, ColumnValues values)
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
    for (Slot slot : rows.slots()) {
      dialect.bindList(
          prepared, offset + slot.number() + 1, slot.type().element(), values.of(slot));
    }
  }
}
