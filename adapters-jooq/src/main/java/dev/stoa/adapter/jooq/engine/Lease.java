package dev.stoa.adapter.jooq.engine;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A connection used by one unit of work, with its transaction open. */
public interface Lease extends ChangeRecording, AutoCloseable {

  Connection connection();

  /**
   * A statement without values that has to run before all others of the unit, and can be sent
   * together with the first; empty if there is none.
   */
  default String firstStatement() {
    return "";
  }

  /** A prepared statement, reserved for the caller until {@link #release}. */
  PreparedStatement prepare(String sql) throws SQLException;

  /** Returns the statement to the cache. */
  void release(String sql, PreparedStatement statement) throws SQLException;

  void commit() throws SQLException;

  /**
   * A statement that commits when it is sent behind others; empty if {@link #commit} must do it.
   */
  default String commitStatement() {
    return "";
  }

  /**
   * Rolls back what this unit has written; throws if what it has read was not committed. {@link
   * #close} does it where all that can be read is committed.
   */
  default void rollBack() throws SQLException {}

  /** Begins anew, after {@link RunAlone}, which a unit meets at most once. */
  default void runAlone() throws SQLException {
    throw new IllegalStateException("this unit of work runs alone");
  }

  /** Ends the transaction if one is open, and returns the connection. */
  @Override
  void close() throws SQLException;
}
