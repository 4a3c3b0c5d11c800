package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.domain.kernel.FinishedUnit.Kind;
import dev.stoa.storage.Joined;
import io.vavr.control.Either;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Supplier;

/** Runs work inside transactions that callers have opened on their own connections. */
final class CallerTransactions {

  private final Connections connections;
  private final OpenUnit openUnit;
  private final Retries retries;
  private final Savepoints savepoints;
  private final UnitMonitor monitor;

  CallerTransactions(
      Connections connections,
      OpenUnit openUnit,
      Retries retries,
      Savepoints savepoints,
      UnitMonitor monitor) {
    this.connections = connections;
    this.openUnit = openUnit;
    this.retries = retries;
    this.savepoints = savepoints;
    this.monitor = monitor;
  }

  /** A savepoint around the work; nothing is retried. */
  <L, R> Joined<Either<L, R>> joining(
      Connection connection, Kind kind, Supplier<Either<L, R>> work) {
    if (openUnit.isOpen()) {
      throw new IllegalStateException(
          "a unit of work is open already: join the transaction before opening one");
    }
    return monitor.watch(
        kind, joined -> joined.outcome().isLeft(), count -> within(connection, work));
  }

  private static Runnable safe(Runnable action) {
    return () -> AfterCommit.run(action);
  }

  private <L, R> Joined<Either<L, R>> within(Connection connection, Supplier<Either<L, R>> work) {
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
        Leases.close(lease, failure);
        throw failure;
      }
      Leases.close(lease);
      return new Joined<>(outcome, waiting.stream().map(CallerTransactions::safe).toList());
    } catch (SQLException e) {
      throw retries.translated(e);
    }
  }
}
