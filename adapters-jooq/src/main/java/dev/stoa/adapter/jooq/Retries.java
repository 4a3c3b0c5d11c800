package dev.stoa.adapter.jooq;

import dev.stoa.domain.kernel.StorageException;
import java.sql.SQLException;
import java.util.concurrent.ThreadLocalRandom;
import org.jooq.exception.DataAccessException;

/** Runs work again when the engine finds a conflict, and says what happened when it gives up. */
final class Retries {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");
  private static final int ATTEMPTS = 8;
  private static final long FIRST_PAUSE_MILLIS = 5;

  private final Dialect dialect;

  Retries(Dialect dialect) {
    this.dialect = dialect;
  }

  <T> T around(Attempt<T> attempt) {
    for (int number = 1; ; number++) {
      try {
        return attempt.run();
      } catch (SQLException | DataAccessException | StorageException e) {
        StorageException failure = translated(e);
        if (!failure.isRetryable()) {
          throw failure;
        }
        pauseOrGiveUp(number, failure);
      }
    }
  }

  /** The failure in a sentence, marked as one that may pass when the same is tried again. */
  StorageException translated(Exception e) {
    if (e instanceof StorageException translated) {
      return translated;
    }
    SQLException cause =
        e instanceof DataAccessException wrapped
            ? wrapped.getCause(SQLException.class)
            : (SQLException) e;
    if (cause == null) {
      return new StorageException(e.getMessage(), e);
    }
    Failure failure = dialect.classify(cause);
    return new StorageException(
        sentence(failure) + ": " + cause.getMessage(), cause, failure == Failure.CONFLICT);
  }

  private static void pauseOrGiveUp(int number, StorageException failure) {
    if (number == ATTEMPTS) {
      LOG.log(System.Logger.Level.WARNING, "gave up after " + ATTEMPTS + " attempts", failure);
      throw new StorageException(
          "the workspace stayed busy through " + ATTEMPTS + " attempts: try again later",
          failure,
          true);
    }
    LOG.log(
        System.Logger.Level.DEBUG, "attempt {0} met a conflict: {1}", number, failure.getMessage());
    // Jitter keeps two units that met once from meeting again at every attempt.
    long pause = FIRST_PAUSE_MILLIS << number;
    try {
      Thread.sleep(ThreadLocalRandom.current().nextLong(pause / 2, pause));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new StorageException("interrupted while the workspace was busy", interrupted);
    }
  }

  private static String sentence(Failure failure) {
    return switch (failure) {
      case DUPLICATE_KEY -> "the workspace holds this key already";
      case CONSTRAINT -> "a constraint of the workspace refused the row";
      case CONFLICT -> "the workspace is busy";
      case BREAKAGE -> "the workspace failed";
    };
  }

  /** Work on the engine that may meet a conflict. */
  @FunctionalInterface
  interface Attempt<T> {
    T run() throws SQLException;
  }
}
