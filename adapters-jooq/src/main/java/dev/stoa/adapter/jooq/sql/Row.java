package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Column;
import dev.stoa.schema.InstantBinding;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.Field;
import org.jspecify.annotations.Nullable;

/** The current row of a result, read by the fields the statement selects; SQL's null is null. */
public final class Row {

  private static final InstantBinding INSTANTS = new InstantBinding();

  private final ResultSet rows;
  private final RenderedStatement statement;
  private final Dialect dialect;
  private final @Nullable TwinColumns twin;

  public Row(ResultSet rows, RenderedStatement statement, Dialect dialect) {
    this(rows, statement, dialect, null);
  }

  private Row(
      ResultSet rows, RenderedStatement statement, Dialect dialect, @Nullable TwinColumns twin) {
    this.rows = rows;
    this.statement = statement;
    this.dialect = dialect;
    this.twin = twin;
  }

  /** The same row, read by the columns of another table that has the same ones. */
  public Row in(TwinColumns columns) {
    return new Row(rows, statement, dialect, columns);
  }

  // A column type reads values of the field's own type; which columns hold null, the caller knows.
  @SuppressWarnings({"unchecked", "NullAway"})
  public <T> T get(Field<T> field) throws SQLException {
    Column column = column(field);
    return (T) column.type().read(rows, column.position(), dialect.sql());
  }

  /** The fixed-width UTC text, read without building an instant. */
  @SuppressWarnings("NullAway") // As above.
  public String instantText(Field<Instant> field) throws SQLException {
    return INSTANTS.readText(rows, column(field).position(), dialect.sql());
  }

  private Column column(Field<?> field) {
    return statement.column(twin == null ? field : twin.of(field));
  }

  /** The table and the id of the row, for messages about it; never its content. */
  public String place() throws SQLException {
    ResultSetMetaData columns = rows.getMetaData();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      String name = columns.getColumnLabel(i);
      if (name.endsWith("_id")) {
        return columns.getTableName(i) + " with " + name + " " + rows.getString(i);
      }
    }
    return columns.getTableName(1);
  }
}
