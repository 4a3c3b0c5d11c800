package dev.stoa.adapter.jooq;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import java.sql.SQLException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.jooq.exception.DataAccessException;

/** The unit of work on a real engine: one connection, one transaction, retried on conflict. */
final class JooqUnitOfWork implements UnitOfWork {

  private static final int ATTEMPTS = 8;
  private static final long FIRST_PAUSE_MILLIS = 5;

  private final Connections connections;
  private final Dialect dialect;
  private final OpenUnit openUnit;

  JooqUnitOfWork(Connections connections, Dialect dialect, OpenUnit openUnit) {
    this.connections = connections;
    this.dialect = dialect;
    this.openUnit = openUnit;
  }

  @Override
  public <L, R> Either<L, R> write(Supplier<Either<L, R>> work) {
    return retried(
        Access.WRITE,
        lease -> {
          Either<L, R> outcome = work.get();
          if (outcome.isRight()) {
            lease.commit();
            openUnit.committed();
          }
          return outcome;
        });
  }

  @Override
  public <T> T read(Supplier<T> questions) {
    return retried(Access.READ, lease -> questions.get());
  }

  @Override
  public <T> T snapshot(Supplier<T> questions) {
    return retried(Access.SNAPSHOT, lease -> questions.get());
  }

  private <T> T retried(Access access, LeasedWork<T> work) {
    openUnit.requireNone();
    for (int attempt = 1; ; attempt++) {
      try {
        return once(access, work);
      } catch (SQLException e) {
        pauseOrGiveUp(attempt, e);
      } catch (DataAccessException e) {
        SQLException cause = e.getCause(SQLException.class);
        if (cause == null) {
          throw new StorageException(e.getMessage(), e);
        }
        pauseOrGiveUp(attempt, cause);
      }
    }
  }

  private <T> T once(Access access, LeasedWork<T> work) throws SQLException {
    try (Lease lease = connections.borrow(access)) {
      openUnit.set(lease, access);
      try {
        return work.on(lease);
      } finally {
        openUnit.clear();
      }
    }
  }

  private void pauseOrGiveUp(int attempt, SQLException e) {
    Failure failure = dialect.classify(e);
    if (failure != Failure.CONFLICT) {
      throw new StorageException(sentence(failure) + ": " + e.getMessage(), e);
    }
    if (attempt == ATTEMPTS) {
      throw new StorageException(
          "the workspace stayed busy through " + ATTEMPTS + " attempts: try again later", e);
    }
    // Jitter keeps two units that met once from meeting again at every attempt.
    long pause = FIRST_PAUSE_MILLIS << attempt;
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
      case CONFLICT, BREAKAGE -> "the workspace failed";
    };
  }

  @FunctionalInterface
  private interface LeasedWork<T> {
    T on(Lease lease) throws SQLException;
  }
}
