package dev.stoa.adapter.jooq.sql;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A statement that can be sent together with the next one, because its result is not needed yet.
 */
public interface QueuedStatement {

  String text();

  /** The number of its question marks. */
  int parameters();

  /** Sets its values; {@code offset} question marks stand before its own. */
  void bind(PreparedStatement prepared, int offset) throws SQLException;

  /** Whether its rows are read once it was sent. */
  default boolean isRead() {
    return false;
  }

  /** Reads its rows. */
  default void read(ResultSet rows) throws SQLException {}
}
