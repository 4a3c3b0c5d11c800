package dev.stoa.adapter.sqlite;

import dev.stoa.domain.kernel.StorageException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.sqlite.BusyHandler;

/**
 * How a connection that writes waits for other processes, so that all of them get their turns.
 *
 * <p>SQLite does not queue processes: each tries again from time to time, after ever longer pauses
 * with its own timeout. A process that goes on writing then finds the lock free at almost every
 * attempt, and those that pause hardly ever. So all try alike often here, and a process that was
 * kept waiting lately pauses after a turn of its own writes for longer than others take to notice.
 */
final class SqliteWaiting extends BusyHandler {

  private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(1);
  private static final long TURN = TimeUnit.MILLISECONDS.toNanos(20);
  private static final long GIVEN_WAY = 2 * LONGEST_PAUSE;
  private static final long LATELY = TimeUnit.SECONDS.toNanos(1);

  private long atMostNanos;
  private long began;
  private long kept = System.nanoTime() - LATELY;
  private long turnBegan = kept;

  private SqliteWaiting(long atMostNanos) {
    this.atMostNanos = atMostNanos;
  }

  static SqliteWaiting of(Connection connection, Duration atMost) {
    SqliteWaiting waiting = new SqliteWaiting(atMost.toNanos());
    try {
      BusyHandler.setHandler(connection, waiting);
    } catch (SQLException e) {
      throw new StorageException("cannot set how to wait for a lock: " + e.getMessage(), e);
    }
    return waiting;
  }

  /** Lets others go first after a turn of some writes; then a statement waits this long. */
  void begin(long nanos) {
    atMostNanos = nanos;
    long now = System.nanoTime();
    if (now - kept < LATELY && now - turnBegan >= TURN) {
      LockSupport.parkNanos(GIVEN_WAY);
      turnBegan = System.nanoTime();
    }
  }

  @Override
  protected int callback(int attempts) {
    long now = System.nanoTime();
    kept = now;
    turnBegan = now;
    if (attempts == 0) {
      began = now;
    }
    // An interrupted thread does not pause, so it would try for the whole time without a break.
    if (now - began >= atMostNanos || Thread.currentThread().isInterrupted()) {
      return 0;
    }
    LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(LONGEST_PAUSE / 2, LONGEST_PAUSE));
    return 1;
  }
}
