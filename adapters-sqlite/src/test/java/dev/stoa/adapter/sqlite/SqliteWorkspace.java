package dev.stoa.adapter.sqlite;

import dev.stoa.domain.search.SearchSource;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.SearchedThings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A migrated SQLite file for each test. */
abstract class SqliteWorkspace {

  /** Migrating once and copying is what keeps hundreds of tests quick. */
  private static final byte[] MIGRATED = migrated();

  @TempDir Path folder;
  private JdbcStorage storage;

  private static byte[] migrated() {
    try {
      Path folder = Files.createTempDirectory("stoa-template");
      Path file = folder.resolve("template.db");
      Storages.open(StorageConfig.of("jdbc:sqlite:" + file)).close();
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      Files.delete(folder);
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path file() {
    return folder.resolve("workspace.db");
  }

  StorageConfig config() {
    return StorageConfig.of("jdbc:sqlite:" + file());
  }

  /** How the storage under test is opened. */
  StorageConfig opened() {
    return config();
  }

  /** One connection that writes and two that read, without a storage around them. */
  static SqliteConnections connections(StorageConfig config) throws SQLException {
    SqliteFile file = SqliteFile.of(config);
    return new SqliteConnections(file, file.openWriter(), 2);
  }

  public JdbcStorage storage() {
    return storage;
  }

  /** Past every port, as rows of the table that is searched. */
  public void givenThings(SearchSource source, Iterable<String> ids) {
    try (SearchedThings things = new SearchedThings(config().url())) {
      things.add(source, ids);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @BeforeEach
  void open() throws IOException {
    Files.write(file(), MIGRATED);
    storage = Storages.open(opened());
  }

  @AfterEach
  void close() {
    storage.close();
  }
}
