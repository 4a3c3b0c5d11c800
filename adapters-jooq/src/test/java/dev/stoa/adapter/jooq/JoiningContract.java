package dev.stoa.adapter.jooq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.MessageWatch;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Joined;
import dev.stoa.testkit.audit.ChainWriter;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What work inside a caller's own transaction promises, on both engines. */
public interface JoiningContract extends WorkspaceContract<JdbcStorage> {

  /** A connection of the caller, in autocommit mode, with an empty table {@link #myTable}. */
  Connection connect() throws SQLException;

  /** A table of the caller in the same database. */
  String myTable();

  /** Keeps others from writing to the workspace until it is closed; they give up quickly. */
  AutoCloseable inTheWay(Connection caller) throws SQLException;

  @Test
  default void myRowAndTheEntryAreCommittedTogether() throws SQLException {
    try (Connection mine = begun()) {
      insertMine(mine);
      assertEquals(Either.right(1L), join(mine, this::append).outcome());
      insertMine(mine);
      assertEquals(0, entries(), "nothing is committed by joined work");
      mine.commit();
    }
    assertEquals(2, rows());
    assertEquals(1, entries());
  }

  @Test
  default void myRowAndTheEntryAreRolledBackTogether() throws SQLException {
    try (Connection mine = begun()) {
      insertMine(mine);
      join(mine, this::append);
      mine.rollback();
    }
    assertEquals(0, rows());
    assertEquals(0, entries());
  }

  @Test
  default void workThatComesFirstIsRolledBackToo() throws SQLException {
    try (Connection mine = begun()) {
      join(mine, this::append);
      insertMine(mine);
      mine.rollback();
    }
    assertEquals(0, rows());
    assertEquals(0, entries());
  }

  @Test
  default void refusedWorkLeavesMyRow() throws SQLException {
    try (Connection mine = begun()) {
      insertMine(mine);
      Joined<Either<String, Long>> joined =
          join(
              mine,
              () -> {
                append();
                return Either.left("refused");
              });
      assertEquals(Either.left("refused"), joined.outcome());
      mine.commit();
    }
    assertEquals(1, rows());
    assertEquals(0, entries());
  }

  @Test
  default void workThatFailsLeavesMyRow() throws SQLException {
    try (Connection mine = begun()) {
      insertMine(mine);
      assertThrows(
          IllegalArgumentException.class,
          () ->
              join(
                  mine,
                  () -> {
                    append();
                    throw new IllegalArgumentException("no");
                  }));
      mine.commit();
    }
    assertEquals(1, rows());
    assertEquals(0, entries());
  }

  @Test
  default void unitsInsideTakePartInMyTransaction() throws SQLException {
    try (Connection mine = begun()) {
      insertMine(mine);
      join(
          mine,
          () -> {
            storage().unitOfWork().run(this::append);
            storage()
                .unitOfWork()
                .write(
                    () -> {
                      append();
                      return Either.left("refused");
                    });
            assertEquals(1, entries(), "a read inside sees what the transaction wrote");
            return Either.right(2L);
          });
      mine.commit();
    }
    assertEquals(1, entries());
  }

  @Test
  default void aConflictIsMarkedAndNotRetried() throws Exception {
    try (Connection mine = begun()) {
      int[] attempts = {0};
      try (AutoCloseable way = inTheWay(mine)) {
        StorageException conflict =
            assertThrows(
                StorageException.class,
                () ->
                    join(
                        mine,
                        () -> {
                          attempts[0]++;
                          return append();
                        }));
        assertTrue(conflict.isRetryable(), conflict.getMessage());
        assertEquals(1, attempts[0]);
        assertFalse(mine.isClosed());
        way.hashCode();
      }
      mine.rollback();
      join(mine, this::append);
      mine.commit();
    }
    assertEquals(1, entries());
  }

  @Test
  default void whoWaitsHearsWhenICommitted() throws SQLException {
    ChannelId channel = new ChannelId("ops");
    try (Connection mine = begun();
        MessageWatch watch = storage().messageSignals().watch(channel, Duration.ofMinutes(1))) {
      Joined<Either<String, ChannelId>> joined =
          join(
              mine,
              () -> {
                storage().messageSignals().announce(channel);
                return Either.right(channel);
              });
      mine.commit();
      joined.committed();
      assertTrue(watch.heard());
    }
  }

  @Test
  default void aConnectionThatCommitsByItselfIsRefused() throws SQLException {
    try (Connection mine = connect()) {
      StorageException refused =
          assertThrows(StorageException.class, () -> join(mine, this::append));
      assertTrue(refused.toString().contains("setAutoCommit(false)"), refused.toString());
    }
    assertEquals(0, entries());
  }

  @Test
  default void joiningInsideAnOpenUnitIsRefused() throws SQLException {
    try (Connection mine = begun()) {
      assertThrows(
          IllegalStateException.class,
          () -> storage().unitOfWork().read(() -> join(mine, this::append)));
    }
  }

  private <R> Joined<Either<String, R>> join(Connection mine, Supplier<Either<String, R>> work) {
    return storage().joining(mine, work);
  }

  private Connection begun() throws SQLException {
    Connection connection = connect();
    connection.setAutoCommit(false);
    return connection;
  }

  private void insertMine(Connection mine) throws SQLException {
    try (java.sql.Statement statement = mine.createStatement()) {
      statement.execute("insert into " + myTable() + " values (1)");
    }
  }

  private int rows() throws SQLException {
    try (Connection connection = connect();
        java.sql.Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from " + myTable())) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private Either<String, Long> append() {
    ChainWriter.within(storage().auditLog(), "e", Vector.of(AuditEvent.of("joined")));
    return Either.right(storage().auditLog().head().size());
  }

  private long entries() {
    return storage().unitOfWork().read(() -> storage().auditLog().head().size());
  }
}
