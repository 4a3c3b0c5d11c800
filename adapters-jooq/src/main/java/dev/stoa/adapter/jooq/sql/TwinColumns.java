package dev.stoa.adapter.jooq.sql;

import java.util.Objects;
import org.jooq.Field;
import org.jooq.Table;

/** The columns of a table that has columns of the same names as another. */
public final class TwinColumns {

  private final FieldMap<Field<?>> columns;

  public TwinColumns(Table<?> twin) {
    this.columns =
        new FieldMap<>(
            twin.fields().length,
            column ->
                Objects.requireNonNull(
                    twin.field(column.getName()),
                    () -> twin.getName() + " has no column " + column.getName()));
  }

  /** The column of this table that has the name of the other's. */
  public Field<?> of(Field<?> column) {
    return columns.get(column);
  }
}
