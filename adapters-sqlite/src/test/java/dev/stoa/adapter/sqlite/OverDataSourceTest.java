package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.ChainWriter;
import dev.stoa.testkit.channel.MessageSignalsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

final class OverDataSourceTest {

  @TempDir Path folder;

  @Nested
  final class UnitOfWorkTest extends OverDataSource implements UnitOfWorkContract<Storage> {}

  @Nested
  final class AuditLogTest extends OverDataSource implements AuditLogContract {}

  @Nested
  final class MessageSignalsTest extends OverDataSource
      implements MessageSignalsContract<Storage> {}

  @Test
  void anApplicationsFlywayAndOursShareAFile() throws SQLException {
    SQLiteDataSource source = source(true);
    execute(source, "create table customers (id integer primary key)");
    Flyway theirs = Flyway.configure().dataSource(source).baselineOnMigrate(true).load();
    theirs.migrate();
    try (Storage storage = Storages.open(StorageConfig.over(source))) {
      ChainWriter.append(storage, 2);
    }
    theirs.migrate();
    theirs.validate();
    assertEquals(
        Option.some(SchemaVersion.LATEST), Storages.schema(StorageConfig.over(source)).installed());
    assertFalse(Storages.schema(StorageConfig.over(source)).migrate().changed());
    Storages.schema(StorageConfig.over(source)).validate();
  }

  @Test
  void tablesWithOurNamesAreNamedBeforeAnythingIsWritten() throws SQLException {
    SQLiteDataSource source = source(true);
    execute(source, "create table Agents (id integer primary key)");
    execute(source, "create table tasks (id integer primary key)");
    assertRefused("(agents, tasks)", StorageConfig.over(source));
    execute(source, "drop table agents");
    execute(source, "drop table tasks");
    Storages.open(StorageConfig.over(source)).close();
  }

  @Test
  void connectionsThatCannotKeepOurPromisesAreRefused() {
    assertRefused("foreign_keys=on", StorageConfig.over(source(false)));
    assertRefused("schema is 'team_a'", StorageConfig.over(source(true), "team_a"));
    SQLiteDataSource memory = source(true);
    memory.setUrl("jdbc:sqlite::memory:");
    assertRefused("in-memory", StorageConfig.over(memory));
  }

  @Test
  void theConnectionsAreGivenBackAsTheyWere() throws SQLException {
    SQLiteDataSource source = source(true);
    try (Connection only = source.getConnection()) {
      OneConnection pool = new OneConnection(only);
      only.setAutoCommit(false);
      try (Storage storage = Storages.open(StorageConfig.over(pool))) {
        ChainWriter.append(storage, 1);
        assertFalse(only.getAutoCommit());
        assertEquals(1, storage.unitOfWork().snapshot(() -> storage.auditLog().head().size()));
        assertFalse(only.getAutoCommit());
      }
      assertFalse(only.isClosed(), "closing the workspace closes no connection of the application");
      assertThrows(StorageException.class, () -> ChainWriter.append(closed(pool), 1));
    }
  }

  private static Storage closed(OneConnection pool) {
    Storage storage = Storages.open(StorageConfig.over(pool));
    storage.close();
    return storage;
  }

  private SQLiteDataSource source(boolean foreignKeys) {
    SQLiteConfig settings = new SQLiteConfig();
    settings.enforceForeignKeys(foreignKeys);
    SQLiteDataSource source = new SQLiteDataSource(settings);
    source.setUrl("jdbc:sqlite:" + folder.resolve("application.db"));
    return source;
  }

  private static void execute(SQLiteDataSource source, String sql) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void assertRefused(String part, StorageConfig config) {
    StorageException refused =
        assertThrows(StorageException.class, () -> Storages.open(config).close());
    assertTrue(refused.toString().contains(part), refused.getMessage());
  }
}
