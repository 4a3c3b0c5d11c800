package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Slot;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The values of a prepared statement; {@code offset} values of others stand before its own. */
public record PreparedValues(PreparedStatement prepared, Dialect dialect, int offset)
    implements BoundValues {

  @Override
  public void set(Slot slot, @Nullable Object value) throws SQLException {
    for (int position : slot.positions()) {
      slot.type().bind(prepared, offset + position, value, dialect.sql());
    }
  }

  @Override
  public void setList(Slot slot, String elements, Iterable<?> values) throws SQLException {
    for (int position : slot.positions()) {
      dialect.bindList(prepared, offset + position, elements, values);
    }
  }
}
