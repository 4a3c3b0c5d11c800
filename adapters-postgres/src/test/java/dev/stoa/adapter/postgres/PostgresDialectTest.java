package dev.stoa.adapter.postgres;

import static dev.stoa.schema.generated.tables.Ratings.RATINGS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Failure;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.storage.Durability;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;

final class PostgresDialectTest extends MigratedSchema {

  private final PostgresDialect dialect = new PostgresDialect("public");

  @Test
  void theSessionReallyHasAHostileZone() throws SQLException {
    try (PostgresConnections connections = connections();
        Lease lease = connections.borrow(Access.READ)) {
      assertEquals("<-08>+08", show(lease, "timezone"));
    }
  }

  @Test
  void fullDurabilityWaitsForTheDisk() throws SQLException {
    try (PostgresConnections connections =
            new PostgresConnections(
                PostgresWorkspace.of(config()), config().withDurability(Durability.FULL));
        Lease lease = connections.borrow(Access.READ)) {
      assertEquals("on", show(lease, "synchronous_commit"));
    }
  }

  @Test
  void aSnapshotIsRepeatableAndReadOnly() throws SQLException {
    try (PostgresConnections connections = connections();
        Lease lease = connections.borrow(Access.SNAPSHOT);
        Statement first = lease.connection().createStatement()) {
      first.execute(lease.firstStatement());
      assertEquals("repeatable read", show(lease, "transaction_isolation"));
      assertEquals("on", show(lease, "transaction_read_only"));
    }
  }

  @Test
  void failuresAreClassified() throws SQLException {
    try (PostgresConnections connections = connections()) {
      assertEquals(
          Failure.DUPLICATE_KEY,
          failure(
              connections,
              "insert into ratings (agent_name, domain, elo, updated_at)"
                  + " values ('a', '', 1, now()), ('a', '', 1, now())"));
      assertEquals(
          Failure.CONSTRAINT,
          failure(
              connections,
              "insert into bookmarks (agent_id, channel_id) values ('nobody', 'nowhere')"));
      assertEquals(Failure.BREAKAGE, failure(connections, "select * from no_such_table"));
    }
    assertEquals(Failure.CONFLICT, dialect.classify(new SQLException("deadlock", "40P01")));
    assertEquals(Failure.CONFLICT, dialect.classify(new SQLException("serialization", "40001")));
    assertEquals(Failure.FULL, dialect.classify(new SQLException("disk full", "53100")));
    assertEquals(Failure.BREAKAGE, dialect.classify(new SQLException("no state at all")));
  }

  @Test
  void aFailureDoesNotShowTheValuesOfARow() throws SQLException {
    try (PostgresConnections connections = connections();
        Lease lease = connections.borrow(Access.WRITE);
        PreparedStatement insert =
            lease
                .connection()
                .prepareStatement(
                    "insert into ratings (agent_name, domain, elo, updated_at)"
                        + " values (?, '', 1, now())")) {
      for (int times = 0; times < 2; times++) {
        insert.setString(1, "private-name");
        insert.addBatch();
      }
      SQLException failure = assertThrows(SQLException.class, insert::executeBatch);
      for (SQLException refused = failure; refused != null; refused = refused.getNextException()) {
        assertFalse(refused.toString().contains("private-name"), refused.getMessage());
      }
    }
  }

  @Test
  void lockedRowsWaitForTheirHolder() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    try (PostgresConnections connections = connections();
        Lease holder = connections.borrow(Access.WRITE)) {
      DSLContext dsl = DSL.using(holder.connection(), dialect.sql());
      dsl.execute(
          "insert into ratings (agent_name, domain, elo, updated_at)"
              + " values ('a', '', 1, now())");
      holder.commit();
      dialect.lockRows(dsl.selectFrom(RATINGS)).fetch();
      CountDownLatch requested = new CountDownLatch(1);
      Future<Double> waiting =
          pool.submit(
              () -> {
                try (Lease other = connections.borrow(Access.WRITE)) {
                  requested.countDown();
                  return dialect
                      .lockRows(DSL.using(other.connection(), dialect.sql()).selectFrom(RATINGS))
                      .fetchOne()
                      .get(RATINGS.ELO);
                }
              });
      requested.await();
      dsl.execute("update ratings set elo = 2");
      holder.commit();
      assertEquals(2.0, waiting.get(30, TimeUnit.SECONDS), "the waiter saw the holder's change");
    } finally {
      pool.shutdownNow();
    }
  }

  @Test
  void othersMayReferToRowsWhoseContentsAreLocked() throws Exception {
    try (PostgresConnections connections = connections();
        Lease holder = connections.borrow(Access.WRITE);
        Lease other = connections.borrow(Access.WRITE)) {
      DSLContext dsl = DSL.using(holder.connection(), dialect.sql());
      dsl.execute(
          "insert into ratings (agent_name, domain, elo, updated_at)"
              + " values ('a', '', 1, now())");
      holder.commit();
      dialect.lockContents(dsl.selectFrom(RATINGS)).fetch();
      DSLContext others = DSL.using(other.connection(), dialect.sql());
      others.execute("set local lock_timeout = '200ms'");
      assertEquals(1, dialect.keepRows(others.selectFrom(RATINGS), RATINGS).fetch().size());
      assertThrows(
          DataAccessException.class,
          () -> dialect.lockContents(others.selectFrom(RATINGS)).fetch());
    }
  }

  @Test
  void workspacesOfOneDatabaseHaveLocksOfTheirOwn() {
    assertNotEquals(AdvisoryKey.of("team_a", "audit"), AdvisoryKey.of("team_b", "audit"));
    assertNotEquals(AdvisoryKey.of("team_a", "audit"), AdvisoryKey.of("team_a", "migrate"));
    assertEquals(AdvisoryKey.of("team_a", "audit"), AdvisoryKey.of("team_a", "audit"));
  }

  private PostgresConnections connections() {
    return new PostgresConnections(PostgresWorkspace.of(config()), config());
  }

  private static String show(Lease lease, String setting) throws SQLException {
    try (Statement statement = lease.connection().createStatement();
        ResultSet rows = statement.executeQuery("show " + setting)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private Failure failure(PostgresConnections connections, String sql) throws SQLException {
    try (Lease lease = connections.borrow(Access.WRITE);
        Statement statement = lease.connection().createStatement()) {
      return dialect.classify(assertThrows(SQLException.class, () -> statement.execute(sql)));
    }
  }
}
