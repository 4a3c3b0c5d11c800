package dev.stoa.adapter.jooq;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A connection lent to one unit of work, its transaction already begun. */
public interface Lease extends AutoCloseable {

  Connection connection();

  /** A statement for this text, which the caller alone uses until {@link #release}. */
  PreparedStatement prepare(String sql) throws SQLException;

  /** Takes the statement back, so that the next caller with the same text need not prepare it. */
  void release(String sql, PreparedStatement statement) throws SQLException;

  void commit() throws SQLException;

  /** Ends the transaction if one is open, and gives the connection back. */
  @Override
  void close() throws SQLException;
}
