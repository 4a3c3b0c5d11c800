package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.PreparedValues;
import dev.stoa.adapter.jooq.sql.RenderedStatement;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowReader;
import io.vavr.control.Option;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** A query for one row, sent together with the statements that wait. */
record FirstRow<T>(RenderedStatement statement, Dialect dialect, Binder binder, RowReader<T> reader)
    implements StatementQueue.Querying<Option<T>> {

  @Override
  public void bind(PreparedStatement prepared, int offset) throws SQLException {
    new Binds(new PreparedValues(prepared, dialect, offset), statement).complete(binder);
  }

  @Override
  public Option<T> read(ResultSet rows) throws SQLException {
    return rows.next()
        ? Option.some(reader.read(new Row(rows, statement, dialect)))
        : Option.none();
  }
}
