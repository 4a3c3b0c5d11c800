package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Failure;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.unit.UnitMonitor.RetryCount;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.Timeouts;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import org.jooq.exception.DataAccessException;

/** Retries work after conflicts, and explains the failure when it gives up. */
final class Retries {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");
  private static final int ATTEMPTS = 8;
  private static final long FIRST_PAUSE_MILLIS = 5;

  private final Dialect dialect;
  private final Connections connections;
  private final Timeouts timeouts;

  Retries(Dialect dialect, Connections connections) {
    this.dialect = dialect;
    this.connections = connections;
    this.timeouts = connections.timeouts();
  }

  <T> T around(RetryCount retried, Attempt<T> attempt) {
    long start = System.nanoTime();
    for (int number = 1; ; number++) {
      try {
        return attempt.run();
      } catch (SQLException | DataAccessException | StorageException e) {
        StorageException failure = translated(e);
        if (!failure.isRetryable()) {
          throw failure;
        }
        giveUpAfterLockTimeout(start, failure);
        pauseOrGiveUp(number, failure);
        retried.add();
      }
    }
  }

  /** The failure as an exception with a message, and whether a retry may succeed. */
  StorageException translated(Exception e) {
    if (e instanceof StorageException translated) {
      return translated;
    }
    SQLException cause =
        e instanceof DataAccessException wrapped
            ? wrapped.getCause(SQLException.class)
            : (SQLException) e;
    if (cause == null) {
      return new StorageException(String.valueOf(e.getMessage()), e);
    }
    Failure failure = dialect.classify(cause);
    String message = sentence(failure) + ": " + dialect.reason(cause);
    return failure == Failure.FORBIDDEN
        ? StorageException.forbidden(message, cause)
        : new StorageException(message, cause, failure == Failure.CONFLICT);
  }

  private void giveUpAfterLockTimeout(long start, StorageException failure) {
    Duration lock = timeouts.lock();
    if (System.nanoTime() - start >= lock.toNanos()) {
      LOG.log(System.Logger.Level.WARNING, "gave up after the lock timeout " + lock, failure);
      throw new StorageException(
          "other writers held locks for longer than the lock timeout, "
              + lock
              + connections.lockHolder().map(who -> " (" + who + ")").getOrElse("")
              + ": try again later, or raise StorageConfig.timeouts.lock",
          failure,
          true);
    }
  }

  private static void pauseOrGiveUp(int number, StorageException failure) {
    if (number == ATTEMPTS) {
      LOG.log(System.Logger.Level.WARNING, "gave up after " + ATTEMPTS + " attempts", failure);
      throw new StorageException(
          "the workspace was still busy after " + ATTEMPTS + " attempts: try again later",
          failure,
          true);
    }
    LOG.log(
        System.Logger.Level.DEBUG, "attempt {0} had a conflict: {1}", number, failure.getMessage());
    // Jitter prevents two units from conflicting again at every attempt.
    long pause = FIRST_PAUSE_MILLIS << number;
    try {
      Thread.sleep(ThreadLocalRandom.current().nextLong(pause / 2, pause));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new StorageException("interrupted while the workspace was busy", interrupted);
    }
  }

  private String sentence(Failure failure) {
    return switch (failure) {
      case DUPLICATE_KEY -> "the workspace already has this key";
      case CONSTRAINT -> "the row violates a constraint";
      case CONFLICT -> "the workspace is busy";
      case FORBIDDEN -> "the workspace is read-only or refuses this user";
      case CANCELLED ->
          "a statement was cancelled by the statement timeout, "
              + timeouts.statement()
              + " (StorageConfig.timeouts.statement), or by an administrator";
      case FULL -> "the disk of the workspace is full, make room and repeat";
      case BREAKAGE -> "the workspace failed";
    };
  }

  /** Work that may have a conflict. */
  @FunctionalInterface
  interface Attempt<T> {
    T run() throws SQLException;
  }
}
