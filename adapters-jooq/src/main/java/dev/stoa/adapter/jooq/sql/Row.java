package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Column;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.Field;

/** The current row of a result, read by the fields the statement selects; SQL's null is null. */
public final class Row {

  private final ResultSet rows;
  private final RenderedStatement statement;
  private final Dialect dialect;

  public Row(ResultSet rows, RenderedStatement statement, Dialect dialect) {
    this.rows = rows;
    this.statement = statement;
    this.dialect = dialect;
  }

  // A column type reads values of the field's own type; which columns hold null, the caller knows.
  @SuppressWarnings({"unchecked", "NullAway"})
  public <T> T get(Field<T> field) throws SQLException {
    Column column = statement.column(field);
    return (T) column.type().read(rows, column.position(), dialect);
  }

  /** The fixed-width UTC text, read without building an instant. */
  @SuppressWarnings("NullAway") // As above.
  public String instantText(Field<Instant> field) throws SQLException {
    return dialect.readInstantText(rows, statement.column(field).position());
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
