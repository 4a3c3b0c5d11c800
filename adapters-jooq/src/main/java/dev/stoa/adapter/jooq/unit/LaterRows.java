package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.QueuedStatement;
import dev.stoa.adapter.jooq.sql.QueuedWrite;
import dev.stoa.adapter.jooq.sql.RenderedStatement;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowReader;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of a query that is sent together with the next statement. */
final class LaterRows<T> implements QueuedStatement {

  private final RenderedStatement statement;
  private final Dialect dialect;
  private final RowReader<T> reader;
  private final QueuedWrite query;
  private @Nullable Seq<T> found;

  LaterRows(RenderedStatement statement, Dialect dialect, Binder binder, RowReader<T> reader) {
    this.statement = statement;
    this.dialect = dialect;
    this.reader = reader;
    this.query = new QueuedWrite(statement, dialect, binder);
  }

  /** None until it was sent. */
  @Nullable Seq<T> found() {
    return found;
  }

  @Override
  public String text() {
    return query.text();
  }

  @Override
  public int parameters() {
    return query.parameters();
  }

  @Override
  public void bind(PreparedStatement prepared, int offset) throws SQLException {
    query.bind(prepared, offset);
  }

  @Override
  public boolean isRead() {
    return true;
  }

  @Override
  public void read(ResultSet rows) throws SQLException {
    List<T> all = new ArrayList<>();
    Row row = new Row(rows, statement, dialect);
    while (rows.next()) {
      all.add(reader.read(row));
    }
    found = Vector.ofAll(all);
  }
}
