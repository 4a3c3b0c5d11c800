package dev.stoa.adapter.jooq.sql;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A statement of a repository that waits, with the values it will have. */
public record QueuedWrite(RenderedStatement statement, Dialect dialect, Binder binder)
    implements QueuedStatement {

  @Override
  public String text() {
    return statement.text();
  }

  @Override
  public int parameters() {
    return statement.parameters();
  }

  @Override
  public void bind(PreparedStatement prepared, int offset) throws SQLException {
    new Binds(new PreparedValues(prepared, dialect, offset), statement).complete(binder);
  }
}
