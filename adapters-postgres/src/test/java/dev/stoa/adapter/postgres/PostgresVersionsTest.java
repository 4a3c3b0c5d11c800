package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

/** The triggers that write versions. */
final class PostgresVersionsTest {

  private static final int ROWS = 400;

  /** A plan that was made while there were no versions reads all of them for each row. */
  @Test
  void rowsThatChangeTogetherDoNotReadTheVersionsOfEachOther() throws SQLException {
    try (Connection connection = DriverManager.getConnection(MigratedDatabase.copy());
        Statement statement = connection.createStatement()) {
      statement.execute("vacuum analyze versions");
      connection.setAutoCommit(false);
      statement.execute(
          "insert into origins (item, origin, principal, root, trust, recorded_at)"
              + " select 'memory:' || i, 'agent', 'zeno', 'memory:1', 4, '2026-01-01T00:00:00Z'"
              + " from generate_series(1, "
              + ROWS
              + ") i");
      statement.execute("set local stoa.recorded_at = '2026-01-02T00:00:00Z'");
      assertEquals(ROWS, statement.executeUpdate("update origins set trust = 0"));
      assertEquals(0, read(statement, "versions"), "rows of all, one after the other");
      assertEquals(0, read(statement, "idx_versions_until"), "entries of the same instant");
      assertEquals(ROWS, number(statement, "select count(*) from versions"));
    }
  }

  private static long read(Statement statement, String from) throws SQLException {
    return number(statement, "select pg_stat_get_xact_tuples_returned('" + from + "'::regclass)");
  }

  private static long number(Statement statement, String sql) throws SQLException {
    try (ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    }
  }
}
