package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Slot;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Where the values of a statement go. */
public interface BoundValues {

  /** The value of a column or a named parameter. */
  void set(Slot slot, @Nullable Object value) throws SQLException;

  /** The values of a list. */
  void setList(Slot slot, String elements, Iterable<?> values) throws SQLException;
}
