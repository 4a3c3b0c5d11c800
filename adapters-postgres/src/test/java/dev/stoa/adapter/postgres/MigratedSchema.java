package dev.stoa.adapter.postgres;

import dev.stoa.domain.search.SearchSource;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.SearchedThings;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** An empty database for each test, on a server with its own collation and time zone. */
abstract class MigratedSchema {

  /** Migrating once and emptying is what keeps hundreds of tests quick. */
  private static final String URL = MigratedDatabase.copy();

  private JdbcStorage storage;

  static StorageConfig hostile(String url) {
    return StorageConfig.of(url).withConnectionInit("set time zone -8");
  }

  StorageConfig config() {
    return hostile(URL);
  }

  /** How the storage under test is opened. */
  StorageConfig opened() {
    return config();
  }

  JdbcStorage opening() {
    return Storages.open(opened());
  }

  void closing(JdbcStorage storage) {
    storage.close();
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
    storage = opening();
  }

  @AfterEach
  void close() {
    closing(storage);
    EmptiedDatabase.empty(URL);
  }
}
