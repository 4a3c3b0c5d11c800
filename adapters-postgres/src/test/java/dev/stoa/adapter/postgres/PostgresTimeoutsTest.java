package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.postgresql.Driver;

/** Each limit of waiting is reached, and named in the message. */
final class PostgresTimeoutsTest extends MigratedSchema {

  private static final Duration SHORT = Duration.ofMillis(250);

  private StorageConfig with(Timeouts timeouts) {
    return config().withTimeouts(timeouts);
  }

  @Test
  void aLockIsNotWaitedForLongerThanConfigured() throws SQLException {
    try (Connection other = DriverManager.getConnection(config().url());
        Statement statement = other.createStatement();
        Storage hasty = Storages.open(with(Timeouts.DEFAULT.withLock(SHORT)))) {
      other.setAutoCommit(false);
      statement.execute("lock table audit_log in access exclusive mode");
      StorageException failure =
          assertThrows(StorageException.class, () -> ChainWriter.append(hasty, 1));
      assertSays("timeouts.lock", failure);
      assertTrue(failure.isRetryable());
      other.rollback();
      ChainWriter.append(hasty, 1);
    }
  }

  @Test
  void aStatementDoesNotRunLongerThanConfigured() throws SQLException {
    try (Connection other = DriverManager.getConnection(config().url());
        Statement statement = other.createStatement();
        Storage hasty = Storages.open(with(Timeouts.DEFAULT.withStatement(SHORT)))) {
      other.setAutoCommit(false);
      statement.execute("lock table audit_log in access exclusive mode");
      StorageException failure = assertThrows(StorageException.class, () -> size(hasty));
      assertSays("timeouts.statement", failure);
      assertFalse(failure.isRetryable());
    }
  }

  @Test
  void aConnectionOfThePoolIsNotWaitedForLongerThanConfigured() throws SQLException {
    StorageConfig config = with(Timeouts.DEFAULT.withPool(SHORT)).withConnections(1);
    try (PostgresConnections connections =
            new PostgresConnections(PostgresWorkspace.of(config), config);
        Lease only = connections.borrow(Access.READ)) {
      StorageException failure =
          assertThrows(StorageException.class, () -> connections.borrow(Access.READ));
      assertSays("timeouts.pool", failure);
      only.connection();
    }
  }

  @Test
  void aServerThatNeverAnswersIsGivenUp() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      StorageConfig config =
          StorageConfig.of("jdbc:postgresql://127.0.0.1:" + silent.getLocalPort() + "/x?user=u")
              .withTimeouts(Timeouts.DEFAULT.withConnect(SHORT).withPool(SHORT));
      assertSays(
          "cannot reach PostgreSQL",
          assertThrows(StorageException.class, () -> Storages.open(config)));
      assertSays(
          "cannot reach PostgreSQL",
          assertThrows(StorageException.class, () -> Storages.schema(config).installed()));
    }
  }

  @Test
  void aServerThatIsAwayIsNamedToReadersAndUsedAgainWhenItIsBack() throws IOException {
    Properties parsed = Driver.parseURL(config().url(), new Properties());
    String host = parsed.getProperty("PGHOST");
    String port = parsed.getProperty("PGPORT");
    try (Relay relay = new Relay(host, Integer.parseInt(port));
        Storage storage =
            Storages.open(
                hostile(config().url().replace(host + ":" + port, "127.0.0.1:" + relay.port()))
                    .withTimeouts(Timeouts.DEFAULT.withConnect(SHORT).withPool(SHORT)))) {
      assertEquals(0, size(storage));
      relay.cut();
      assertThrows(StorageException.class, () -> size(storage), "the connection at hand is broken");
      assertSays("out of reach", assertThrows(StorageException.class, () -> size(storage)));
      relay.mend();
      assertEquals(0, sizeSoon(storage));
    }
  }

  /** The pool notices a while later that there are connections again. */
  private static long sizeSoon(Storage storage) {
    for (int attempt = 1; ; attempt++) {
      try {
        return size(storage);
      } catch (StorageException e) {
        assertTrue(attempt < 100, e.getMessage());
      }
    }
  }

  private static long size(Storage storage) {
    return storage.unitOfWork().read(() -> storage.auditLog().head().size());
  }

  private static void assertSays(String part, StorageException failure) {
    assertTrue(failure.toString().contains(part), failure.getMessage());
  }
}
