package dev.stoa.adapter.postgres;

import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Storages;

/** One storage for all tests, as in {@link SharedSchema}, behind the pooler. */
abstract class SharedBehindPooler extends BehindPooler {

  private static JdbcStorage storage;

  @Override
  JdbcStorage opening() {
    synchronized (SharedBehindPooler.class) {
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
