package dev.stoa.bootstrap.storage;

import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.storage.InMemoryStorage;

/** Every kind of store, for tests of what all of them promise. */
enum TestStore {
  IN_MEMORY {
    @Override
    Storage open() {
      return new InMemoryStorage();
    }
  },
  SQLITE {
    @Override
    Storage open() {
      return on(TestEngine.SQLITE);
    }
  },
  POSTGRES {
    @Override
    Storage open() {
      return on(TestEngine.POSTGRES);
    }
  };

  /** A new, empty workspace. */
  abstract Storage open();

  private static Storage on(TestEngine engine) {
    return Storages.open(engine.config(engine.migratedUrl()));
  }
}
