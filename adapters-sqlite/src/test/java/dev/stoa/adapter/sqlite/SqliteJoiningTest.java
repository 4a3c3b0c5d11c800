package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.JoiningContract;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteJoiningTest {

  @Nested
  final class OfAFileTest extends SqliteWorkspace implements CallersOfAFile {
    @Override
    public Path callersFile() {
      return file();
    }
  }

  @Nested
  final class OverADataSourceTest extends OverDataSource implements CallersOfAFile {
    @Override
    public Path callersFile() {
      return file();
    }
  }

  /** Callers with connections of their own to the file of the workspace. */
  interface CallersOfAFile extends JoiningContract {

    Path callersFile();

    @Override
    default Connection connect() throws SQLException {
      Connection connection =
          DriverManager.getConnection(
              "jdbc:sqlite:" + callersFile() + "?foreign_keys=on&busy_timeout=20");
      execute(connection, "create table if not exists " + myTable() + " (a integer)");
      return connection;
    }

    @Override
    default String myTable() {
      return "mine";
    }

    @Override
    default AutoCloseable inTheWay(Connection caller) throws SQLException {
      Connection other = DriverManager.getConnection("jdbc:sqlite:" + callersFile());
      execute(other, "begin immediate");
      return other;
    }

    @Test
    default void aConnectionWithoutForeignKeysIsRefused() throws SQLException {
      refuses("foreign_keys=on", "jdbc:sqlite:" + callersFile());
    }

    @Test
    default void aConnectionToAnotherFileIsRefused(@TempDir Path elsewhere) throws SQLException {
      Path other = elsewhere.resolve("other.db");
      refuses("leads to " + other, "jdbc:sqlite:" + other + "?foreign_keys=on");
    }

    private void refuses(String part, String url) throws SQLException {
      try (Connection connection = DriverManager.getConnection(url)) {
        connection.setAutoCommit(false);
        StorageException refused =
            assertThrows(
                StorageException.class,
                () -> storage().joining(connection, () -> Either.right("done")));
        assertTrue(refused.toString().contains(part), refused.getMessage());
      }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
      }
    }
  }
}
