package dev.stoa.adapter.jooq;

import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Supplier;

/** The unit of work on a real engine: one connection, one transaction, retried on conflict. */
final class JooqUnitOfWork implements UnitOfWork {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");

  private final Connections connections;
  private final OpenUnit openUnit;
  private final Retries retries;
  private final Savepoints savepoints;

  JooqUnitOfWork(Connections connections, Dialect dialect, OpenUnit openUnit) {
    this.connections = connections;
    this.openUnit = openUnit;
    this.retries = new Retries(dialect, connections.timeouts());
    this.savepoints = new Savepoints(openUnit, retries);
  }

  @Override
  public <L, R> Either<L, R> write(Supplier<Either<L, R>> work) {
    if (openUnit.isOpen()) {
      openUnit.writing();
      return savepoints.within(work);
    }
    return retries.around(() -> once(Access.WRITE, work, Either::isRight));
  }

  @Override
  public <T> T read(Supplier<T> questions) {
    if (openUnit.isOpen()) {
      return questions.get();
    }
    return retries.around(() -> once(Access.READ, questions, answer -> false));
  }

  @Override
  public <T> T snapshot(Supplier<T> questions) {
    if (openUnit.isOpen()) {
      if (openUnit.access() == Access.READ) {
        throw new IllegalStateException(
            "a snapshot is asked for inside a unit that reads: open the snapshot first");
      }
      return questions.get();
    }
    return retries.around(() -> once(Access.SNAPSHOT, questions, answer -> false));
  }

  /** Work inside the transaction of a caller's connection; a savepoint, and nothing is retried. */
  <L, R> Joined<Either<L, R>> joining(Connection connection, Supplier<Either<L, R>> work) {
    if (openUnit.isOpen()) {
      throw new IllegalStateException(
          "a unit of work is open already: join the transaction before opening one");
    }
    try {
      Lease lease = connections.join(connection);
      Either<L, R> outcome;
      List<Runnable> waiting;
      try {
        openUnit.begin(lease, Access.WRITE);
        try {
          outcome = savepoints.within(work);
        } finally {
          waiting = openUnit.end();
        }
      } catch (Throwable failure) {
        close(lease, failure);
        throw failure;
      }
      close(lease);
      return new Joined<>(outcome, waiting);
    } catch (SQLException e) {
      throw retries.translated(e);
    }
  }

  private <T> T once(Access access, Supplier<T> work, Commits<T> commits) throws SQLException {
    Lease lease = connections.borrow(access);
    T outcome;
    List<Runnable> afterCommit = List.of();
    try {
      openUnit.begin(lease, access);
      try {
        outcome = work.get();
        if (commits.after(outcome)) {
          lease.commit();
          afterCommit = openUnit.end();
        }
      } finally {
        if (openUnit.isOpen()) {
          openUnit.end();
        }
      }
    } catch (Throwable failure) {
      close(lease, failure);
      throw failure;
    }
    close(lease);
    afterCommit.forEach(AfterCommit::run);
    return outcome;
  }

  /** The outcome stands, whatever happens to the connection behind it. */
  private static void close(Lease lease) {
    try {
      lease.close();
    } catch (SQLException | RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "cannot give a connection back after its work", e);
    }
  }

  private static void close(Lease lease, Throwable failure) {
    try {
      lease.close();
    } catch (SQLException | RuntimeException e) {
      failure.addSuppressed(e);
    }
  }

  @FunctionalInterface
  private interface Commits<T> {
    boolean after(T outcome);
  }
}
