package dev.stoa.adapter.jooq.unit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.storage.Observation;
import dev.stoa.storage.Timeouts;
import io.vavr.control.Either;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happens after a commit cannot make it look failed. */
final class AfterCommitTest {

  private final List<String> events = new ArrayList<>();

  @SuppressWarnings("NullAway") // Nothing is recorded here.
  private final OpenUnit openUnit = new OpenUnit(null, InstantSource.system());

  @SuppressWarnings("NullAway") // No failure of an engine is classified here.
  private final Retries retries = new Retries(null, new Worn());

  private final JooqUnitOfWork work =
      new JooqUnitOfWork(
          new Worn(),
          openUnit,
          retries,
          new Savepoints(openUnit, retries),
          new UnitMonitor(Observation.DEFAULT),
          new WriteWatch(new Worn()));

  @Test
  void aConnectionThatCannotBeGivenBackDoesNotUndoACommit() {
    assertEquals("kept", work.run(() -> "kept"));
    assertEquals(List.of("borrow", "commit", "close"), events);
  }

  @Test
  void anActionThatFailsDoesNotUndoACommitNorStopTheOthers() {
    work.run(
        () -> {
          openUnit.afterCommit(
              () -> {
                throw new IllegalStateException("deaf");
              });
          openUnit.afterCommit(() -> events.add("told"));
          return "kept";
        });
    assertEquals(List.of("borrow", "commit", "close", "told"), events);
  }

  @Test
  void nothingIsAnnouncedForRefusedOrFailedWork() {
    work.write(
        () -> {
          openUnit.afterCommit(() -> events.add("told"));
          return Either.left("refused");
        });
    assertThrows(
        IllegalArgumentException.class,
        () ->
            work.run(
                () -> {
                  openUnit.afterCommit(() -> events.add("told"));
                  throw new IllegalArgumentException("no");
                }));
    assertEquals(List.of("borrow", "close", "borrow", "close"), events);
  }

  /** Connections that always break when they are given back. */
  private final class Worn implements Connections {

    @Override
    public Lease borrow(Access access) {
      events.add("borrow");
      return new WornLease();
    }

    @Override
    public Lease join(Connection connection) {
      throw new UnsupportedOperationException();
    }

    @Override
    public io.vavr.collection.Seq<dev.stoa.domain.operations.HealthFinding> examine(boolean deep) {
      return io.vavr.collection.Vector.empty();
    }

    @Override
    public Timeouts timeouts() {
      return Timeouts.DEFAULT;
    }

    @Override
    public void close() {}
  }

  private final class WornLease implements Lease {

    @Override
    public Connection connection() {
      throw new UnsupportedOperationException();
    }

    @Override
    public PreparedStatement prepare(String sql) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void release(String sql, PreparedStatement statement) {}

    @Override
    public void commit() {
      events.add("commit");
    }

    @Override
    public void close() throws SQLException {
      events.add("close");
      throw new SQLException("the connection is gone");
    }
  }
}
