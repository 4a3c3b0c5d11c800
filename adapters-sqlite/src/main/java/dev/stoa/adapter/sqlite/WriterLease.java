package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.adapter.jooq.engine.RunAlone;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The turn of one unit of work to write. */
final class WriterLease implements Lease {

  /** Those before it wait for its end, so that a longer unit runs alone. */
  private static final long LONGEST_SHARED_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private final SqliteWriter writer;
  private final SqliteConnection connection;
  private long began = System.nanoTime();
  private @Nullable SharedTransaction shared;
  private boolean ended;

  /**
   * A turn.
   *
   * @param shared what it goes on in; none if it has begun a transaction
   */
  WriterLease(SqliteWriter writer, @Nullable SharedTransaction shared) {
    this.writer = writer;
    this.connection = writer.connection();
    this.shared = shared;
  }

  @Override
  public Connection connection() {
    return connection.jdbc();
  }

  @Override
  public PreparedStatement prepare(String sql) throws SQLException {
    if (shared != null && System.nanoTime() - began > LONGEST_SHARED_NANOS) {
      throw new RunAlone();
    }
    return connection.prepare(sql);
  }

  @Override
  public void release(String sql, PreparedStatement statement) throws SQLException {
    connection.release(sql, statement);
  }

  @Override
  public void recordAt(@Nullable Instant instant, @Nullable String caller) {
    connection.recordAt(instant, caller);
  }

  @Override
  public void recordChangesOf(String statement) throws SQLException {
    connection.recordChangesOf(statement);
  }

  @Override
  public void runAlone() throws SQLException {
    SharedTransaction before = shared;
    if (before != null) {
      undo(before);
      shared = null;
      writer.separate(before);
      began = System.nanoTime();
    }
  }

  @Override
  public void commit() throws SQLException {
    ended = true;
    writer.end(shared, began);
  }

  @Override
  public void rollBack() throws SQLException {
    SharedTransaction before = shared;
    if (before != null) {
      undo(before);
      commit();
    } else if (!ended) {
      ended = true;
      writer.rollBack();
    }
  }

  private void undo(SharedTransaction before) throws SQLException {
    try {
      connection.rollBackToSavepoint();
    } catch (SQLException e) {
      shared = null;
      writer.fail(before, e);
      throw e;
    }
  }

  @Override
  public void close() throws SQLException {
    if (!ended) {
      rollBack();
    }
  }
}
