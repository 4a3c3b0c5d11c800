package dev.stoa.adapter.sqlite;

import dev.stoa.domain.search.SearchSource;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.SearchedThings;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A migrated SQLite file for each test. */
abstract class SqliteWorkspace {

  @TempDir Path folder;
  private JdbcStorage storage;

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
  void open() {
    MigratedFile.at(file());
    storage = Storages.open(opened());
  }

  @AfterEach
  void close() {
    storage.close();
  }
}
