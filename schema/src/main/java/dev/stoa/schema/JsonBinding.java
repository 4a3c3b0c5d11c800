package dev.stoa.schema;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jooq.Converter;

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
  String postgresType() {
    return "jsonb";
  }

  @Override
  void bind(PreparedStatement statement, int index, Json value, boolean postgres)
      throws SQLException {
    statement.setString(index, value.text());
  }

  @Override
  Json read(ResultSet row, int index, boolean postgres) throws SQLException {
    String text = row.getString(index);
    return text == null ? null : new Json(text);
  }
}
