package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.storage.Storage;
import dev.stoa.schema.Migrations;
import dev.stoa.storage.MigrationReport;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.audit.ChainWriter;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SqliteOpeningTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.678901Z");

  @TempDir Path folder;

  @Test
  void aNewFileGetsTheLatestSchemaAndNoBackup() throws IOException {
    Storages.open(config()).close();
    assertEquals(Option.some(SchemaVersion.LATEST), Storages.schema(config()).installed());
    assertEquals(List.of("agents.db"), files());
  }

  @Test
  void anOlderFileIsBackedUpOnlineBeforeItIsMigrated() throws Exception {
    migrateTo("01");
    try (Connection user = DriverManager.getConnection(url());
        Statement statement = user.createStatement()) {
      statement.execute("pragma journal_mode = wal");
      // Still in the write-ahead log while the backup is taken: a copy of the file would lose it.
      statement.execute("insert into audit_checkpoints values (7, 'o', 0, 'r', 'n', 't')");
      MigrationReport report = Storages.schema(config()).migrate();
      Path backup = folder.resolve("agents.db.backup.2026-01-02T03-04-05-678901Z.sqlite");
      assertEquals(Option.some(backup.toString()), report.backup());
      assertEquals(Option.some(SchemaVersion.parse("1")), report.before());
      assertTrue(report.changed());
      assertEquals(1, count(backup, "select count(*) from audit_checkpoints"));
      assertEquals(0, count(backup, "select count(*) from sqlite_master where name = 'agents'"));
    }
    assertEquals(1, count(folder.resolve("agents.db"), "select count(*) from audit_checkpoints"));
    Storages.open(config().withSchema(SchemaMode.VALIDATE)).close();
  }

  @Test
  void openingAnUpToDateFileChangesNothing() throws IOException {
    Storages.open(config()).close();
    assertFalse(Storages.schema(config()).migrate().changed());
    Storages.open(config()).close();
    assertEquals(List.of("agents.db"), files());
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotThereIsNotMadeByOpeningWhatIs(SchemaMode mode) throws IOException {
    assertEquals(Option.none(), Storages.openExisting(config().withSchema(mode)));
    assertEquals(List.of(), files());
    Storages.open(config()).close();
    Storages.openExisting(config().withSchema(mode)).get().close();
  }

  @Test
  void aSchemaFromTheFutureIsRefused() throws Exception {
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
  void aFileOfAnOlderStoaIsRefusedAsSuch() throws Exception {
    change("create table audit_log (id text)");
    change(
        "create table flyway_schema_history (installed_rank int, version text, script text,"
            + " success int)");
    change("insert into flyway_schema_history values (1, '1', 'V1__users.sql', 1)");
    assertRefused("not Stoa's", config());
    change("insert into flyway_schema_history values (2, '18.1', 'V01__audit.sql', 1)");
    assertRefused(
        "agents.db is of an older Stoa: it has schema version 18.1, this Stoa needs "
            + SchemaVersion.LATEST
            + " and cannot migrate it: open it with the Stoa that made it, or give another file",
        config());
  }

  @Test
  void migrationsThatWereOthersAreRefusedInOurWords() throws Exception {
    Storages.open(config()).close();
    change("update stoa_schema_history set checksum = 1 where version = '01'");
    change("delete from stoa_schema_history where version = '" + Migrations.LATEST + "'");
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
    assertEquals(List.of("agents.db"), files(), "and no backup is left");
  }

  @Test
  void validateRefusesWhatIsNotExactlyOurs() throws Exception {
    assertRefused("no schema", config().withSchema(SchemaMode.VALIDATE));
    assertEquals(List.of(), files(), "and creates nothing");
    migrateTo("01");
    assertRefused("schema version 1", config().withSchema(SchemaMode.VALIDATE));
    Storages.open(config()).close();
    change("update stoa_schema_history set checksum = 1 where version = '01'");
    assertRefused(
        "does not match the migrations of this Stoa", config().withSchema(SchemaMode.VALIDATE));
  }

  @Test
  void modeNoneTouchesNothing() throws Exception {
    migrateTo("01");
    try (Storage storage = Storages.open(config().withSchema(SchemaMode.NONE))) {
      ChainWriter.append(storage, 1);
    }
    assertEquals(Option.some(SchemaVersion.parse("1")), Storages.schema(config()).installed());
  }

  @Test
  void whatIsNoWorkspaceIsRefusedWithASentence() throws Exception {
    assertRefused("in-memory", StorageConfig.of("jdbc:sqlite::memory:"));
    assertRefused("in-memory", StorageConfig.of("jdbc:sqlite:"));
    assertRefused("does not exist", StorageConfig.of("jdbc:sqlite:" + folder + "/no/such/x.db"));
    assertRefused("is a folder", StorageConfig.of("jdbc:sqlite:" + folder));
    assertRefused("not taken for SQLite", StorageConfig.of(url() + "?cache=shared"));
    assertRefused("no engine", StorageConfig.of("jdbc:oracle:thin:scott/tiger@x"));
    change("create table somebody_elses (a)");
    assertRefused("not Stoa's", config());
    Path text = Files.writeString(folder.resolve("text.db"), "This is no database. ".repeat(99));
    assertRefused("text.db", StorageConfig.of("jdbc:sqlite:" + text));
  }

  @Test
  void onlyTheOwnerCanReadWhatIsMade() throws Exception {
    migrateTo("01");
    Files.delete(folder.resolve("agents.db"));
    Storage storage = Storages.open(config());
    try (storage) {
      ChainWriter.append(storage, 1);
      assertTrue(files().contains("agents.db-wal"), "the log is there while the file is open");
      assertOwnerOnly();
    }
    Files.delete(folder.resolve("agents.db"));
    migrateTo("01");
    Files.setPosixFilePermissions(
        folder.resolve("agents.db"), PosixFilePermissions.fromString("rw-------"));
    Storages.open(config()).close();
    assertTrue(files().stream().anyMatch(name -> name.contains(".backup.")), "a backup was made");
    assertOwnerOnly();
  }

  @Test
  void aMigrationThatFailsLeavesTheFileAndNoBackup() throws Exception {
    Storages.open(config()).close();
    change("delete from stoa_schema_history where installed_rank > 20");
    Option<SchemaVersion> before = Storages.schema(config()).installed();
    StorageException failed =
        assertThrows(StorageException.class, () -> Storages.open(config()).close());
    assertTrue(failed.getMessage().contains("already exists"), failed.getMessage());
    assertFalse(failed.getMessage().contains("Error Code"), failed.getMessage());
    assertEquals(List.of("agents.db"), files());
    assertEquals(before, Storages.schema(config()).installed());
  }

  private void assertOwnerOnly() throws IOException {
    for (String name : files()) {
      assertEquals(
          "rw-------",
          PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))),
          name);
    }
  }

  @Test
  void aUrlMayBeShownWithoutItsPassword() {
    StorageConfig config =
        StorageConfig.of("jdbc:postgresql://u:topsecret@h/db?user=u&password=topsecret");
    assertFalse(config.toString().contains("topsecret"), config.toString());
    assertTrue(config.toString().contains("jdbc:postgresql://h/db"), config.toString());
    assertTrue(this.config().toString().contains(url()), "the url of a file is shown whole");
  }

  private StorageConfig config() {
    return StorageConfig.of(url()).withClock(() -> NOW);
  }

  private String url() {
    return "jdbc:sqlite:" + folder.resolve("agents.db");
  }

  private void migrateTo(String version) {
    Flyway.configure()
        .dataSource(url(), null, null)
        .configuration(Migrations.settings("sqlite"))
        .target(version)
        .load()
        .migrate();
  }

  private void change(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static int count(Path file, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return rows.getInt(1);
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      return found.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  private static void assertRefused(String part, StorageConfig config) {
    StorageException refused =
        assertThrows(StorageException.class, () -> Storages.open(config).close());
    assertTrue(refused.toString().contains(part), refused.getMessage());
  }
}
