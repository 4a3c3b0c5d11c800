package dev.stoa.schema;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import org.jooq.Converter;
import org.jspecify.annotations.Nullable;

/**
 * Binds {@link Json} as text on SQLite and as {@code jsonb} on PostgreSQL.
 *
 * <p>jOOQ's own JSON types change between blob and text on SQLite from one patch release to the
 * next, so this binding is ours.
 */
public final class JsonBinding extends ColumnBinding<Json> {
  private static final long serialVersionUID = 1L;

  @Override
  public Converter<Object, Json> converter() {
    return Converter.ofNullable(
        Object.class, Json.class, text -> new Json((String) text), Json::text);
  }

  @Override
  public String sqlType() {
    return "jsonb";
  }

  @Override
  public String element(Json value) {
    return value.text();
  }

  @Override
  int nullType() {
    return Types.VARCHAR;
  }

  @Override
  void bind(PreparedStatement statement, int index, Json value, boolean typed) throws SQLException {
    statement.setString(index, value.text());
  }

  @Override
  @Nullable Json read(ResultSet row, int index, boolean typed) throws SQLException {
    String text = row.getString(index);
    return text == null ? null : new Json(text);
  }
}
