package dev.stoa.adapter.postgres;

import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Storages;

/**
 * An empty database for each test, in one storage that stays open, because opening connections
 * takes longer than most tests. Not for vectors, which a storage keeps in memory, nor for what
 * closes its storage.
 */
abstract class KeptSchema extends MigratedSchema {

  private static JdbcStorage kept;

  @Override
  JdbcStorage opening() {
    synchronized (KeptSchema.class) {
      if (kept == null) {
        kept = Storages.open(opened());
      }
      return kept;
    }
  }

  @Override
  void closing(JdbcStorage storage) {
    // The next test goes on with it; its connections end with the server.
  }
}
