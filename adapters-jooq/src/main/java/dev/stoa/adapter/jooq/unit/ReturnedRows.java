package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.QueuedRows;
import dev.stoa.adapter.jooq.sql.RenderedStatement;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowConsumer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Rows of an insert, of which it returns something, sent together with the statements that wait.
 */
record ReturnedRows(
    QueuedRows rows, RenderedStatement statement, Dialect dialect, RowConsumer inserted)
    implements StatementQueue.Querying<QueuedRows> {

  @Override
  public void bind(PreparedStatement prepared, int offset) throws SQLException {
    rows.bind(prepared, offset);
  }

  @Override
  public QueuedRows read(ResultSet returned) throws SQLException {
    Row row = new Row(returned, statement, dialect);
    while (returned.next()) {
      inserted.accept(row);
    }
    return rows;
  }
}
