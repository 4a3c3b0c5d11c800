package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.engine.Lease;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The connection that writes, and the queue of the units of work for it.
 *
 * <p>A commit costs about as much as a short unit writes. So a unit that ends while others wait
 * leaves its transaction to the next one, and waits until the last of them commits for all. Each is
 * a savepoint in it and has its own outcome. If the transaction fails as a whole, all run again,
 * alone for a while.
 */
final class SqliteWriter {

  /** How long others may begin to write in a transaction. */
  static final Duration OPEN = Duration.ofMillis(5);

  private static final long ALONE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final SqliteConnection connection;
  private final SqliteWaiting waiting;
  private final long openNanos;
  private final Semaphore turn = new Semaphore(1, true);

  /** What the next unit goes on in; used by the thread whose turn it is. */
  private @Nullable SharedTransaction left;

  private long lastFailure = System.nanoTime() - ALONE_NANOS;

  SqliteWriter(SqliteConnection connection, Duration lock, Duration open) {
    this.connection = connection;
    this.waiting = SqliteWaiting.of(connection.jdbc(), lock);
    this.openNanos = open.toNanos();
  }

  SqliteConnection connection() {
    return connection;
  }

  /** One thread at a time has it. */
  Semaphore turn() {
    return turn;
  }

  /** Begins a unit of work of the thread whose turn it is; its lease ends the turn. */
  Lease begin(long waitNanos) throws SQLException {
    SharedTransaction shared = left;
    left = null;
    try {
      if (shared == null) {
        waiting.begin(waitNanos);
        connection.begin(SqliteConnection.WRITE);
      } else {
        shared.join();
        connection.savepoint();
      }
    } catch (SQLException e) {
      fail(shared, e);
      turn.release();
      throw e;
    }
    return new WriterLease(this, shared);
  }

  /**
   * Ends the turn of a unit that has written its part, or rolled it back; returns when everything
   * before is committed.
   */
  void end(@Nullable SharedTransaction shared, long began) throws SQLException {
    SharedTransaction next = shared == null ? new SharedTransaction(began + openNanos) : shared;
    boolean goesOn = false;
    try {
      goesOn = mayGoOn(next);
      if (goesOn) {
        connection.leave(shared != null);
        left = next;
      } else {
        connection.commit();
      }
    } catch (SQLException e) {
      fail(next, e);
      throw e;
    } finally {
      turn.release();
    }
    if (goesOn) {
      next.await(this::commitIfIdle);
    } else {
      next.committed();
    }
  }

  private boolean mayGoOn(SharedTransaction transaction) {
    return turn.hasQueuedThreads()
        && transaction.isOpen()
        && System.nanoTime() - lastFailure > ALONE_NANOS;
  }

  /** Ends the turn of a unit whose transaction no other unit has written in. */
  void rollBack() throws SQLException {
    try {
      connection.endTransaction();
    } finally {
      turn.release();
    }
  }

  /** Commits for the units before this one, and begins a transaction for it alone. */
  void separate(SharedTransaction before) throws SQLException {
    left = before;
    settle();
    connection.begin(SqliteConnection.WRITE);
  }

  /** Commits what was left by units that wait for it; called by the thread whose turn it is. */
  void settle() {
    SharedTransaction shared = left;
    if (shared != null) {
      left = null;
      try {
        connection.commit();
        shared.committed();
      } catch (SQLException e) {
        fail(shared, e);
      }
    }
  }

  /** Rolls back what all units of the transaction have written, and has them run again. */
  void fail(@Nullable SharedTransaction shared, SQLException reason) {
    try {
      connection.endTransaction();
    } catch (SQLException e) {
      reason.addSuppressed(e);
    }
    if (shared != null) {
      lastFailure = System.nanoTime();
      shared.failed(reason);
    }
  }

  private void commitIfIdle() {
    if (turn.tryAcquire()) {
      try {
        settle();
      } finally {
        turn.release();
      }
    }
  }
}
