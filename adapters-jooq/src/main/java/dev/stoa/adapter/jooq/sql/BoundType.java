package dev.stoa.adapter.jooq.sql;

import dev.stoa.schema.ColumnBinding;
import dev.stoa.schema.Json;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jooq.SQLDialect;
import org.jspecify.annotations.Nullable;

/** The type of a column that has a binding of the schema. */
record BoundType<T>(ColumnBinding<T> binding) implements ColumnType {

  @Override
  public void bind(
      PreparedStatement statement, int index, @Nullable Object value, SQLDialect family)
      throws SQLException {
    binding.bind(statement, index, typed(value), family);
  }

  @Override
  public @Nullable Object read(ResultSet rows, int index, SQLDialect family) throws SQLException {
    T value = binding.read(rows, index, family);
    // An engine may print numbers in its own way.
    return value instanceof Json json ? new Json(StoredNumbers.restored(json.text())) : value;
  }

  @Override
  public String element() {
    return binding.sqlType();
  }

  @Override
  @SuppressWarnings("NullAway") // A value stays one.
  public Object inArray(Object value) {
    return binding.element(typed(value));
  }

  @SuppressWarnings("unchecked") // A field takes values of the type of its own binding.
  private @Nullable T typed(@Nullable Object value) {
    return (T) value;
  }
}
