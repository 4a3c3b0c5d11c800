package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.PreparedValues;
import dev.stoa.adapter.jooq.sql.RenderedStatement;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowConsumer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** A query for rows, sent together with the statements that wait. */
record EachRow(RenderedStatement statement, Dialect dialect, Binder binder, RowConsumer consumer)
    implements StatementQueue.Querying<Row> {

  @Override
  public void bind(PreparedStatement prepared, int offset) throws SQLException {
    new Binds(new PreparedValues(prepared, dialect, offset), statement).complete(binder);
  }

  @Override
  public Row read(ResultSet rows) throws SQLException {
    Row row = new Row(rows, statement, dialect);
    while (rows.next()) {
      consumer.accept(row);
    }
    return row;
  }
}
