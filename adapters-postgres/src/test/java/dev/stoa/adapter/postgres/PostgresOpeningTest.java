package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.storage.Storage;
import dev.stoa.schema.Migrations;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.audit.ChainWriter;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PostgresOpeningTest {

  private final String url = PostgresServer.shared().newDatabase();

  @AfterEach
  void drop() {
    PostgresServer.shared().drop(url);
  }

  @Test
  void aWorkspaceIsASchemaThatIsCreatedWhenMissing() {
    try (Storage blue = Storages.open(schema("team_blue"));
        Storage red = Storages.open(schema("team_red_2"))) {
      ChainWriter.append(blue, 3);
      ChainWriter.append(red, 1);
      assertEquals(3, size(blue));
      assertEquals(1, size(red));
    }
    assertFalse(Storages.schema(schema("team_blue")).migrate().changed());
    assertEquals(Option.none(), Storages.schema(config()).installed());
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotThereIsNotMadeByOpeningWhatIs(SchemaMode mode) {
    assertEquals(Option.none(), Storages.openExisting(config().withSchema(mode)));
    assertEquals(Option.none(), Storages.schema(config()).installed());
    Storages.open(config()).close();
    Storages.openExisting(config().withSchema(mode)).get().close();
  }

  @Test
  void aSchemaFromTheFutureIsRefused() throws SQLException {
    Storages.open(config()).close();
    change(
        "update stoa_schema_history set version = '999' where version = '"
            + Migrations.LATEST
            + "'");
    for (SchemaMode mode : List.of(SchemaMode.MIGRATE, SchemaMode.VALIDATE)) {
      assertRefused("newer than the " + SchemaVersion.LATEST, config().withSchema(mode));
    }
  }

  /** Its history has the name that Flyway gives, as before the first release. */
  @Test
  void aSchemaOfAnOlderStoaIsRefusedAsSuch() throws SQLException {
    change("create table audit_log (id text)");
    change(
        "create table flyway_schema_history (installed_rank int, version text, script text,"
            + " success boolean)");
    change("insert into flyway_schema_history values (1, '1', 'V1__users.sql', true)");
    assertRefused("not Stoa's", config());
    change("insert into flyway_schema_history values (2, '18.1', 'V01__audit.sql', true)");
    assertRefused(
        "schema public is of an older Stoa: it has schema version 18.1, this Stoa needs "
            + SchemaVersion.LATEST
            + " and cannot migrate it: open it with the Stoa that made it, or name another with"
            + " ?currentSchema=…",
        config());
  }

  @Test
  void migrationsThatWereOthersAreRefusedInOurWords() throws SQLException {
    Storages.open(config()).close();
    change("delete from stoa_schema_history where version = '" + Migrations.LATEST + "'");
    Storages.schema(config()).validate();
    change("update stoa_schema_history set checksum = 1 where version = '01'");
    assertThrows(StorageException.class, () -> Storages.schema(config()).validate());
    for (SchemaMode mode : List.of(SchemaMode.MIGRATE, SchemaMode.VALIDATE)) {
      StorageException refused =
          assertThrows(
              StorageException.class, () -> Storages.open(config().withSchema(mode)).close());
      assertTrue(refused.getMessage().contains("has schema version 2"), refused.getMessage());
      assertTrue(
          refused.getMessage().contains("this Stoa needs " + SchemaVersion.LATEST),
          refused.getMessage());
      assertFalse(refused.getMessage().contains("checksum"), refused.getMessage());
    }
  }

  @Test
  void validateRefusesWhatIsNotExactlyOurs() throws SQLException {
    assertRefused("no schema", config().withSchema(SchemaMode.VALIDATE));
    Storages.open(config()).close();
    Storages.open(config().withSchema(SchemaMode.VALIDATE)).close();
    change("update stoa_schema_history set checksum = 1 where version = '01'");
    assertRefused(
        "does not match the migrations of this Stoa", config().withSchema(SchemaMode.VALIDATE));
  }

  @Test
  void whatIsNoWorkspaceIsRefusedWithASentence() throws SQLException {
    change("create table somebody_elses (a int)");
    assertRefused("not Stoa's", config());
    assertRefused("exactly one schema", schema("a,b"));
    assertRefused("exactly one schema", schema("TeamA"));
    assertRefused("exactly one schema", schema("Odd%20Name"));
    assertRefused("cannot reach", StorageConfig.of("jdbc:postgresql://127.0.0.1:1/none"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:postgresql://h/st/oa?user=u&password=topsecret",
        "jdbc:postgresql://h:port/stoa?user=u&password=topsecret",
        "jdbc:postgresql://u:topsecret@h/stoa",
        "jdbc:postgresql://h/stoa?user=u&password=topsecret%zz",
        "jdbc:postgresql://127.0.0.1:1/stoa?user=u&password=topsecret",
      })
  void aUrlThatCannotBeUsedIsRefusedWithoutShowingThePassword(String bad) {
    List<String> logged = new CopyOnWriteArrayList<>();
    Logger driver = Logger.getLogger("org.postgresql");
    Handler recorder =
        new StreamHandler() {
          @Override
          public synchronized void publish(LogRecord record) {
            logged.add(new SimpleFormatter().format(record));
          }
        };
    driver.addHandler(recorder);
    try {
      StorageException refused =
          assertThrows(StorageException.class, () -> Storages.open(StorageConfig.of(bad)));
      assertTrue(refused.toString().contains("PostgreSQL"), refused.getMessage());
      for (Throwable failure = refused; failure != null; failure = failure.getCause()) {
        assertFalse(failure.toString().contains("topsecret"), failure.toString());
      }
    } finally {
      driver.removeHandler(recorder);
    }
    assertFalse(logged.toString().contains("topsecret"), logged.toString());
  }

  private StorageConfig config() {
    return MigratedSchema.hostile(url);
  }

  private StorageConfig schema(String name) {
    return MigratedSchema.hostile(url + "&currentSchema=" + name);
  }

  private static long size(Storage storage) {
    return storage.unitOfWork().read(() -> storage.auditLog().head().size());
  }

  private void change(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
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
