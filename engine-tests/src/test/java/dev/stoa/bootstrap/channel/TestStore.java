package dev.stoa.bootstrap.channel;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.channel.ChannelWorkspace;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A fresh workspace on an engine. */
abstract class TestStore implements ChannelWorkspace<Storage> {

  private Storage storage;
  private String url;

  abstract String newWorkspace();

  String url() {
    return url;
  }

  @BeforeEach
  void open() {
    url = newWorkspace();
    storage = Storages.open(StorageConfig.of(url));
  }

  @AfterEach
  void close() {
    storage.close();
  }

  @Override
  public Storage storage() {
    return storage;
  }

  /** A SQLite file. */
  abstract static class OnSqlite extends TestStore {
    @TempDir Path folder;

    @Override
    String newWorkspace() {
      return TestWorkspace.copyTo(folder.resolve("channels.db"));
    }
  }

  /** A database of the shared server. */
  abstract static class OnPostgres extends TestStore {

    @Override
    String newWorkspace() {
      return TestEngine.POSTGRES.migratedUrl();
    }
  }
}
