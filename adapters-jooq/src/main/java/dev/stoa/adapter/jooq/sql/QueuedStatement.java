package dev.stoa.adapter.jooq.sql;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A statement whose result is not read, so that it can be sent together with the next one. */
public interface QueuedStatement {

  String text();

  /** The number of its question marks. */
  int parameters();

  /** Sets its values; {@code offset} question marks stand before its own. */
  void bind(PreparedStatement prepared, int offset) throws SQLException;
}
