package dev.stoa.adapter.jooq;

import dev.stoa.storage.Timeouts;
import java.sql.Connection;
import java.sql.SQLException;

/** The connections of one workspace. */
public interface Connections extends AutoCloseable {

  /** Waits for a connection and begins the kind of access. */
  Lease borrow(Access access) throws SQLException;

  /**
   * The caller's connection, for units of work that join its transaction; refused with a message if
   * it is not suitable.
   */
  Lease join(Connection connection) throws SQLException;

  /**
   * Rewrites the files of the workspace so that nothing deleted or overwritten is left in them;
   * false if the engine has no such command.
   */
  default boolean compact() throws SQLException {
    return false;
  }

  /** How long units of work on these connections wait. */
  Timeouts timeouts();

  @Override
  void close();
}
