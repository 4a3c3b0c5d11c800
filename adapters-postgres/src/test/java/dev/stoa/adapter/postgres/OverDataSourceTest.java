package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.ChainWriter;
import dev.stoa.testkit.channel.MessageSignalsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.postgres.PostgresServer;
import dev.stoa.testkit.search.TextMatchingContract;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class OverDataSourceTest {

  @Nested
  final class UnitOfWorkTest extends OverDataSource implements UnitOfWorkContract<Storage> {}

  @Nested
  final class AuditLogTest extends OverDataSource implements AuditLogContract {}

  @Nested
  final class MessageSignalsTest extends OverDataSource
      implements MessageSignalsContract<Storage> {}

  @Nested
  final class TextMatchingTest extends OverDataSource implements TextMatchingContract {}

  @Test
  void anApplicationsFlywayAndOursShareADatabase() throws SQLException {
    String url = PostgresServer.shared().newDatabase();
    try (HikariDataSource pool = pool(url)) {
      execute(pool, "create table customers (id bigint primary key)");
      execute(pool, "create table agents (id bigint primary key)");
      Flyway theirs = Flyway.configure().dataSource(pool).baselineOnMigrate(true).load();
      theirs.migrate();
      StorageConfig config = StorageConfig.over(pool);
      try (Storage storage = Storages.open(config)) {
        ChainWriter.append(storage, 2);
      }
      theirs.migrate();
      theirs.validate();
      assertEquals(Option.some(SchemaVersion.LATEST), Storages.schema(config).installed());
      assertFalse(Storages.schema(config).migrate().changed());
      Storages.schema(config).validate();
      assertEquals("2", ask(pool, "select count(*) from stoa.audit_log"));
      assertFalse(pool.isClosed(), "the pool stays the application's");
      assertEquals(0, pool.getHikariPoolMXBean().getActiveConnections());
      assertEquals("\"$user\", public", ask(pool, "show search_path"));
      assertEquals("0", ask(pool, "show lock_timeout"));
      assertEquals("0", ask(pool, "select count(*) from pg_locks where locktype = 'advisory'"));
      StorageException taken =
          assertThrows(
              StorageException.class, () -> Storages.open(StorageConfig.over(pool, "public")));
      assertTrue(taken.toString().contains("(agents)"), taken.getMessage());
    } finally {
      PostgresServer.shared().drop(url);
    }
  }

  private static HikariDataSource pool(String url) {
    HikariConfig settings = new HikariConfig();
    settings.setJdbcUrl(url);
    settings.setMaximumPoolSize(4);
    return new HikariDataSource(settings);
  }

  private static void execute(HikariDataSource pool, String sql) throws SQLException {
    try (Connection connection = pool.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String ask(HikariDataSource pool, String sql) throws SQLException {
    try (Connection connection = pool.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getString(1);
    }
  }
}
