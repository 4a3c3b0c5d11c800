package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.storage.Timeouts;
import dev.stoa.testkit.audit.ChainWriter;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Each limit of waiting is reached, and named in the message. */
final class SqliteTimeoutsTest extends SqliteWorkspace {

  private static final Timeouts SHORT =
      Timeouts.DEFAULT.withLock(Duration.ofMillis(40)).withPool(Duration.ofMillis(250));

  private StorageConfig hasty() {
    return config().withTimeouts(SHORT);
  }

  @Test
  void aWriterOfAnotherProcessIsNotWaitedForLongerThanConfigured() throws SQLException {
    try (Connection other = DriverManager.getConnection(config().url());
        Statement statement = other.createStatement();
        Storage hasty = Storages.open(hasty())) {
      statement.execute("begin immediate");
      StorageException failure =
          assertThrows(StorageException.class, () -> ChainWriter.append(hasty, 1));
      assertTrue(failure.isRetryable());
      assertSays("timeouts.lock", failure);
      statement.execute("rollback");
      ChainWriter.append(hasty, 1);
    }
  }

  @Test
  void aWriterOfThisProcessIsNotWaitedForLongerThanConfigured() throws Exception {
    try (Storage hasty = Storages.open(hasty())) {
      StorageException failure =
          hasty
              .unitOfWork()
              .run(
                  () ->
                      assertThrows(
                          StorageException.class, () -> inAnotherThread(() -> append(hasty))));
      assertTrue(failure.isRetryable());
      assertSays("timeouts.lock", failure);
      append(hasty);
    }
  }

  private static Object append(Storage storage) {
    ChainWriter.append(storage, 1);
    return "done";
  }

  private static void inAnotherThread(Callable<Object> work) throws Throwable {
    ExecutorService other = Executors.newSingleThreadExecutor();
    try {
      other.submit(work).get();
    } catch (ExecutionException e) {
      throw e.getCause();
    } finally {
      other.shutdown();
    }
  }

  @Test
  void aReaderIsNotWaitedForLongerThanConfigured() throws SQLException {
    try (SqliteConnections connections = connections(hasty());
        Lease first = connections.borrow(Access.READ);
        Lease second = connections.borrow(Access.SNAPSHOT)) {
      StorageException failure =
          assertThrows(StorageException.class, () -> connections.borrow(Access.READ));
      assertSays("timeouts.pool", failure);
      second.commit();
      first.connection();
    }
  }

  @Test
  void whoWaitedForThisProcessDoesNotWaitAsLongAgainForOthers() throws SQLException {
    try (Connection other = DriverManager.getConnection(config().url());
        Statement held = other.createStatement();
        Connection jdbc = SqliteFile.of(config()).openWriter();
        Statement statement = jdbc.createStatement()) {
      SqliteWaiting waiting = SqliteWaiting.of(jdbc, Duration.ofDays(1));
      held.execute("begin immediate");
      for (long left : new long[] {-1, 1, 1_000_000}) {
        waiting.begin(left);
        assertThrows(SQLException.class, () -> statement.execute("begin immediate"));
      }
    }
  }

  @Test
  void whoIsInterruptedWaitsNoLonger() throws SQLException {
    try (Connection other = DriverManager.getConnection(config().url());
        Statement statement = other.createStatement();
        SqliteConnections connections =
            connections(config().withTimeouts(Timeouts.DEFAULT.withLock(Duration.ofHours(1))))) {
      statement.execute("begin immediate");
      Thread.currentThread().interrupt();
      assertThrows(StorageException.class, () -> connections.borrow(Access.WRITE));
      assertTrue(Thread.interrupted());
      statement.execute("rollback");
      connections.borrow(Access.WRITE).close();
    }
  }

  @Test
  void aBeginThatFailedLosesNoStatement() throws SQLException {
    try (Connection other = DriverManager.getConnection(config().url());
        Statement statement = other.createStatement();
        SqliteConnections connections = connections(hasty())) {
      statement.execute("begin immediate");
      assertThrows(SQLException.class, () -> connections.borrow(Access.WRITE));
      statement.execute("rollback");
      connections.borrow(Access.WRITE).close();
    }
  }

  @Test
  void timesThatMakeNoSenseAreRefusedByName() {
    IllegalArgumentException none =
        assertThrows(
            IllegalArgumentException.class, () -> Timeouts.DEFAULT.withLock(Duration.ZERO));
    assertEquals("timeout lock is PT0S: give one between PT0.001S and PT24H", none.getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> Timeouts.DEFAULT.withPool(Duration.ofMillis(9)));
    assertThrows(
        IllegalArgumentException.class, () -> Timeouts.DEFAULT.withConnect(Duration.ofDays(2)));
    assertThrows(
        IllegalArgumentException.class,
        () -> Timeouts.DEFAULT.withStatement(Duration.ofSeconds(-1)));
  }

  private static void assertSays(String setting, StorageException failure) {
    assertTrue(failure.toString().contains(setting), failure.getMessage());
  }
}
