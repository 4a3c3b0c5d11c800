package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.JoiningContract;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.control.Either;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class PostgresJoiningTest {

  @Nested
  final class OfASchemaTest extends MigratedSchema implements CallersOfASchema {
    @Override
    public String callersUrl() {
      return config().url();
    }
  }

  @Nested
  final class OverADataSourceTest extends OverDataSource implements CallersOfASchema {
    @Override
    public String callersUrl() {
      return config().url();
    }
  }

  /** Callers with connections and a schema of their own in the database of the workspace. */
  interface CallersOfASchema extends JoiningContract {

    String callersUrl();

    @BeforeEach
    default void emptyMine() throws SQLException {
      try (Connection connection = connect()) {
        execute(connection, "create schema if not exists mine");
        execute(connection, "create table if not exists mine.things (a integer)");
        execute(connection, "delete from mine.things");
      }
    }

    @Override
    default Connection connect() throws SQLException {
      Connection connection = DriverManager.getConnection(callersUrl());
      execute(connection, "set search_path = mine");
      return connection;
    }

    @Override
    default String myTable() {
      return "things";
    }

    @Override
    default AutoCloseable inTheWay(Connection caller) throws SQLException {
      execute(caller, "set local lock_timeout = 50");
      Connection other = DriverManager.getConnection(callersUrl());
      other.setAutoCommit(false);
      execute(other, "lock table public.audit_log in access exclusive mode");
      return other;
    }

    @Test
    default void mySearchPathIsPutBack() throws SQLException {
      try (Connection mine = connect()) {
        mine.setAutoCommit(false);
        execute(mine, "set local search_path = mine, pg_temp");
        storage().joining(mine, () -> Either.right("done"));
        assertEquals("mine, pg_temp", ask(mine, "show search_path"));
        storage().joining(mine, () -> Either.left("refused"));
        assertEquals("mine, pg_temp", ask(mine, "show search_path"));
        mine.commit();
        assertEquals("mine", ask(mine, "show search_path"));
      }
    }

    @Test
    default void aTransactionWithASnapshotIsRefused() throws SQLException {
      try (Connection mine = connect()) {
        mine.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        mine.setAutoCommit(false);
        refuses("READ COMMITTED", mine);
      }
    }

    @Test
    default void aConnectionToAnotherDatabaseIsRefused() throws SQLException {
      String elsewhere = PostgresServer.shared().newDatabase();
      try (Connection mine = DriverManager.getConnection(elsewhere)) {
        mine.setAutoCommit(false);
        refuses("without the workspace public", mine);
      } finally {
        PostgresServer.shared().drop(elsewhere);
      }
    }

    private void refuses(String part, Connection mine) {
      StorageException refused =
          assertThrows(
              StorageException.class, () -> storage().joining(mine, () -> Either.right("done")));
      assertTrue(refused.toString().contains(part), refused.getMessage());
    }

    private static String ask(Connection connection, String sql) throws SQLException {
      try (Statement statement = connection.createStatement();
          ResultSet rows = statement.executeQuery(sql)) {
        rows.next();
        return rows.getString(1);
      }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
      }
    }
  }
}
