package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Lease;
import io.vavr.control.Either;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.function.Supplier;
import org.jooq.exception.DataAccessException;

/**
 * Nested units of work: each is a savepoint, rolled back if the unit does not succeed.
 *
 * <p>A conflict is not retried here: only the outermost unit can run everything again.
 */
final class Savepoints {

  private final OpenUnit openUnit;
  private final Retries retries;
  private final ThreadLocal<Integer> depth = ThreadLocal.withInitial(() -> 0);

  Savepoints(OpenUnit openUnit, Retries retries) {
    this.openUnit = openUnit;
    this.retries = retries;
  }

  <L, R> Either<L, R> within(Supplier<Either<L, R>> work) {
    int level = depth.get() + 1;
    depth.set(level);
    try {
      return within("stoa_" + level, work);
    } catch (SQLException | DataAccessException e) {
      throw retries.translated(e);
    } finally {
      depth.set(level - 1);
    }
  }

  private <L, R> Either<L, R> within(String name, Supplier<Either<L, R>> work) throws SQLException {
    int waiting = openUnit.waiting();
    control("savepoint " + name);
    Either<L, R> outcome;
    try {
      outcome = work.get();
    } catch (Throwable failure) {
      try {
        undo(name, waiting);
      } catch (SQLException e) {
        // The connection is lost, and the whole unit with it.
        failure.addSuppressed(e);
      }
      throw failure;
    }
    if (outcome.isRight()) {
      control("release savepoint " + name);
    } else {
      undo(name, waiting);
    }
    return outcome;
  }

  private void undo(String name, int waiting) throws SQLException {
    openUnit.forgetWaiting(waiting);
    openUnit.forgetQueue();
    openUnit.values().clear();
    control("rollback to savepoint " + name);
    control("release savepoint " + name);
  }

  private void control(String sql) throws SQLException {
    Lease lease = openUnit.lease();
    PreparedStatement statement = lease.prepare(sql);
    try {
      statement.execute();
    } catch (SQLException e) {
      statement.close();
      throw e;
    }
    lease.release(sql, statement);
  }
}
