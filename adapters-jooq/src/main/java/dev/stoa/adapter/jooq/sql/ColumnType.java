package dev.stoa.adapter.jooq.sql;

import dev.stoa.schema.ColumnBinding;
import dev.stoa.schema.InstantBinding;
import dev.stoa.schema.Json;
import dev.stoa.schema.JsonBinding;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.Field;
import org.jooq.SQLDialect;
import org.jspecify.annotations.Nullable;

/** How the values of a field are bound and read through plain JDBC. */
public interface ColumnType {

  /** Null is SQL's null. */
  void bind(PreparedStatement statement, int index, @Nullable Object value, SQLDialect family)
      throws SQLException;

  /** SQL's null is null. */
  @Nullable Object read(ResultSet rows, int index, SQLDialect family) throws SQLException;

  /** The type of the elements of an array of such values. */
  String element();

  /** The value as an element of such an array. */
  Object inArray(Object value);

  /** By the field's own binding; a field without one is of a type that JDBC knows. */
  static ColumnType of(Field<?> field) {
    if (field.getBinding() instanceof ColumnBinding<?> binding) {
      return new BoundType<>(binding);
    }
    if (field.getType() == Instant.class) {
      return new BoundType<>(new InstantBinding());
    }
    if (field.getType() == Json.class) {
      return new BoundType<>(new JsonBinding());
    }
    for (PlainType plain : PlainType.values()) {
      if (plain.type() == field.getType()) {
        return plain;
      }
    }
    throw new IllegalStateException(
        "no column type for " + field.getType().getName() + " of " + field + ": coerce the field");
  }
}
