package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.adapter.jooq.engine.RunAlone;
import dev.stoa.domain.kernel.FinishedUnit.Kind;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Supplier;

/** A unit of work on a database: one connection, one transaction, retried on conflict. */
final class JooqUnitOfWork implements UnitOfWork {

  private final Connections connections;
  private final OpenUnit openUnit;
  private final Retries retries;
  private final Savepoints savepoints;
  private final UnitMonitor monitor;
  private final WriteWatch watch;

  JooqUnitOfWork(
      Connections connections,
      OpenUnit openUnit,
      Retries retries,
      Savepoints savepoints,
      UnitMonitor monitor,
      WriteWatch watch) {
    this.connections = connections;
    this.openUnit = openUnit;
    this.retries = retries;
    this.savepoints = savepoints;
    this.monitor = monitor;
    this.watch = watch;
  }

  @Override
  public <L, R> Either<L, R> write(Supplier<Either<L, R>> work) {
    if (openUnit.isOpen()) {
      openUnit.requireWriting();
      return savepoints.within(work);
    }
    return monitor.watch(
        Kind.WRITE,
        Either::isLeft,
        count -> retries.around(count, () -> once(Access.WRITE, work, Either::isRight)));
  }

  @Override
  public <T> T read(Supplier<T> questions) {
    if (openUnit.isOpen()) {
      return questions.get();
    }
    return asking(Kind.READ, Access.READ, questions);
  }

  @Override
  public <T> T snapshot(Supplier<T> questions) {
    if (openUnit.isOpen()) {
      if (openUnit.access() == Access.READ) {
        throw new IllegalStateException(
            "a snapshot was requested inside a read unit: open the snapshot first");
      }
      return questions.get();
    }
    return asking(Kind.SNAPSHOT, Access.SNAPSHOT, questions);
  }

  private <T> T asking(Kind kind, Access access, Supplier<T> questions) {
    return monitor.watch(
        kind,
        answer -> false,
        count -> retries.around(count, () -> once(access, questions, answer -> false)));
  }

  private <T> T once(Access access, Supplier<T> work, Commits<T> commits) throws SQLException {
    Lease lease = connections.borrow(access);
    T outcome;
    List<Runnable> afterCommit = List.of();
    try {
      openUnit.begin(lease, access);
      watch.begin(access);
      try {
        outcome = ended(lease, access, work, commits);
        if (commits.after(outcome)) {
          afterCommit = openUnit.end();
        }
      } finally {
        watch.end();
        if (openUnit.isOpen()) {
          openUnit.end();
        }
      }
    } catch (Throwable failure) {
      Leases.close(lease, failure);
      throw failure;
    }
    Leases.close(lease);
    afterCommit.forEach(AfterCommit::run);
    return outcome;
  }

  private <T> T ended(Lease lease, Access access, Supplier<T> work, Commits<T> commits)
      throws SQLException {
    try {
      return ended(lease, work, commits);
    } catch (RunAlone e) {
      openUnit.end();
      lease.runAlone();
      openUnit.begin(lease, access);
      return ended(lease, work, commits);
    }
  }

  private <T> T ended(Lease lease, Supplier<T> work, Commits<T> commits) throws SQLException {
    T outcome = work.get();
    if (commits.after(outcome)) {
      openUnit.commit();
    } else {
      lease.rollBack();
    }
    return outcome;
  }

  @FunctionalInterface
  private interface Commits<T> {
    boolean after(T outcome);
  }
}
