package dev.stoa.adapter.jooq.engine;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The caller's own connection and transaction: they are neither committed nor closed here.
 *
 * @param recording writes the versions of what changes
 * @param afterwards restores the session state
 */
public record JoinedLease(Connection connection, ChangeRecording recording, Afterwards afterwards)
    implements Lease {

  @Override
  public PreparedStatement prepare(String sql) throws SQLException {
    return connection.prepareStatement(sql);
  }

  @Override
  public void release(String sql, PreparedStatement statement) throws SQLException {
    statement.close();
  }

  @Override
  public void commit() {
    throw new IllegalStateException("the transaction is the caller's to commit");
  }

  @Override
  public void recordAt(@Nullable Instant instant, @Nullable String caller) {
    recording.recordAt(instant, caller);
  }

  @Override
  public void recordChangesOf(String statement) throws SQLException {
    recording.recordChangesOf(statement);
  }

  @Override
  public void close() throws SQLException {
    afterwards.run();
  }

  /** Runs when the work has ended, successfully or not. */
  @FunctionalInterface
  public interface Afterwards {
    void run() throws SQLException;
  }
}
