package dev.stoa.bootstrap.channel;

import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Storages;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.channel.ChannelWorkspace;
import dev.stoa.testkit.postgres.PostgresServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A fresh workspace on an engine. */
abstract class TestStore implements ChannelWorkspace {

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
    /** Migrating once and copying is what keeps many tests quick. */
    private static final byte[] MIGRATED = migrated();

    @TempDir Path folder;

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

    @Override
    String newWorkspace() {
      try {
        return "jdbc:sqlite:" + Files.write(folder.resolve("channels.db"), MIGRATED);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** A database of the shared server, copied from one that was migrated once. */
  abstract static class OnPostgres extends TestStore {
    private static final String TEMPLATE = migrated();

    private static String migrated() {
      String url = PostgresServer.shared().newDatabase();
      Storages.open(StorageConfig.of(url)).close();
      return url;
    }

    @Override
    String newWorkspace() {
      return PostgresServer.shared().newDatabaseLike(TEMPLATE);
    }
  }
}
