package dev.stoa.adapter.jooq.engine;

import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.storage.Timeouts;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;

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

  /** What the engine says about the workspace; deep, it reads everything for damage. */
  Seq<HealthFinding> examine(boolean deep) throws SQLException;

  /** The bytes that the workspace takes; 0 if the engine does not say. */
  default long size() throws SQLException {
    return 0;
  }

  /**
   * Moves committed changes from the write-ahead log into the file, and empties the log if it has
   * no readers; a server does that itself.
   *
   * @return the bytes that the log had
   */
  default long checkpoint() throws SQLException {
    return 0;
  }

  /** Rewrites the named tables at least, so that nothing removed is left in their files. */
  default void rewrite(Seq<String> tables) throws SQLException {
    compact();
  }

  /** How often a text is in the bytes of the engine's files; none if they are a server's. */
  default Option<Long> occurrences(String text) throws SQLException {
    return Option.none();
  }

  /**
   * A unit of work has been writing for some time, which others that wait for it may be told.
   *
   * @param operation which one opened it
   */
  default void noteLongWrite(String operation, Instant since) {}

  /** The unit of work that was noted has ended. */
  default void removeNote() {}

  /** Who holds the lock that others wait for, as a clause of a sentence, if that is known. */
  default Option<String> lockHolder() {
    return Option.none();
  }

  /** How long units of work on these connections wait. */
  Timeouts timeouts();

  @Override
  void close();
}
