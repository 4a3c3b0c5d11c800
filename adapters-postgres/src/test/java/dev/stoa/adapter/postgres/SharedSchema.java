package dev.stoa.adapter.postgres;

import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Storages;

/**
 * An empty database for each test, in one storage that stays open, because opening connections
 * takes longer than most tests. Not for vectors, which a storage keeps in memory, nor for what
 * closes its storage.
 */
abstract class SharedSchema extends MigratedSchema {

  private static JdbcStorage storage;

  @Override
  JdbcStorage opening() {
    synchronized (SharedSchema.class) {
      if (storage == null) {
        storage = Storages.open(opened());
      }
      return storage;
    }
  }

  @Override
  void closing(JdbcStorage storage) {
    // The next test goes on with it; its connections end with the server.
  }
}
