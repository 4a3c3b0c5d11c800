package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Failure;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.storage.Durability;
import dev.stoa.testkit.audit.ChainWriter;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

final class SqliteConnectionsTest extends SqliteWorkspace {

  private static final Map<String, String> NORMAL =
      Map.of(
          "journal_mode", "wal",
          "synchronous", "1",
          "busy_timeout", "30000",
          "cache_size", "-64000",
          "wal_autocheckpoint", "4000",
          "recursive_triggers", "1",
          "foreign_keys", "1");

  @Test
  void everyConnectionHasThePragmas() throws SQLException {
    assertEquals(new TreeMap<>(NORMAL), pragmas(Access.READ, Durability.NORMAL));
    Map<String, String> writer = new TreeMap<>(NORMAL);
    // Its waiting is our own.
    writer.put("busy_timeout", "0");
    assertEquals(writer, pragmas(Access.WRITE, Durability.NORMAL));
  }

  @Test
  void fullDurabilityIsASetting() throws SQLException {
    assertEquals("2", pragmas(Access.WRITE, Durability.FULL).get("synchronous"));
  }

  @Test
  void aWriterOfAnotherProcessIsWaitedFor() throws Exception {
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = other.createStatement()) {
      statement.execute("begin immediate");
      CompletableFuture<Void> appended =
          CompletableFuture.runAsync(() -> ChainWriter.append(storage(), 1));
      // However short the time, it cannot be done before the other commits.
      assertThrows(TimeoutException.class, () -> appended.get(20, TimeUnit.MILLISECONDS));
      statement.execute("commit");
      appended.get();
    }
    assertEquals(
        1, storage().unitOfWork().read(() -> storage().auditLog().head().size()).intValue());
  }

  @Test
  void aPreparedStatementIsKeptUnlessItIsInUse() throws SQLException {
    try (SqliteConnections connections = connections(Durability.NORMAL);
        Lease lease = connections.borrow(Access.READ)) {
      PreparedStatement first = lease.prepare("select 1");
      PreparedStatement meanwhile = lease.prepare("select 1");
      lease.release("select 1", first);
      assertSame(first, lease.prepare("select 1"));
      lease.release("select 1", meanwhile);
    }
  }

  @Test
  void failuresAreClassified() throws SQLException {
    try (SqliteConnections connections = connections(Durability.NORMAL);
        Lease lease = connections.borrow(Access.WRITE)) {
      assertEquals(
          Failure.DUPLICATE_KEY,
          failure(
              lease,
              "insert into ratings (agent_name, domain, elo, updated_at)"
                  + " values ('a', '', 1, 'x'), ('a', '', 1, 'x')"));
      assertEquals(
          Failure.CONSTRAINT,
          failure(
              lease, "insert into bookmarks (agent_id, channel_id) values ('nobody', 'nowhere')"));
      assertEquals(Failure.BREAKAGE, failure(lease, "select * from no_such_table"));
      try (Statement statement = lease.connection().createStatement()) {
        statement.execute("pragma max_page_count = 1");
      }
      assertEquals(Failure.FULL, failure(lease, "create table t as select zeroblob(9000000)"));
      try (Connection other =
              DriverManager.getConnection("jdbc:sqlite:" + file() + "?busy_timeout=1");
          Statement statement = other.createStatement()) {
        assertEquals(
            Failure.CONFLICT,
            new SqliteDialect()
                .classify(
                    assertThrows(SQLException.class, () -> statement.execute("begin immediate"))));
      }
    }
  }

  private static Failure failure(Lease lease, String sql) throws SQLException {
    try (Statement statement = lease.connection().createStatement()) {
      return new SqliteDialect()
          .classify(assertThrows(SQLException.class, () -> statement.execute(sql)));
    }
  }

  private SqliteConnections connections(Durability durability) throws SQLException {
    return connections(config().withDurability(durability));
  }

  private Map<String, String> pragmas(Access access, Durability durability) throws SQLException {
    Map<String, String> found = new TreeMap<>();
    try (SqliteConnections connections = connections(durability);
        Lease lease = connections.borrow(access);
        Statement statement = lease.connection().createStatement()) {
      for (String name : NORMAL.keySet()) {
        try (ResultSet rows = statement.executeQuery("pragma " + name)) {
          found.put(name, rows.getString(1));
        }
      }
    }
    return found;
  }
}
