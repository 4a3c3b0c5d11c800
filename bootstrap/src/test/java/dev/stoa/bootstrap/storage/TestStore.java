package dev.stoa.bootstrap.storage;

import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;

/** Both engines, for tests of what all of them promise. */
public enum TestStore {
  SQLITE {
    @Override
    public Storage open() {
      return on(TestEngine.SQLITE);
    }
  },
  POSTGRES {
    @Override
    public Storage open() {
      return on(TestEngine.POSTGRES);
    }
  };

  /** A new, empty workspace. */
  public abstract Storage open();

  private static Storage on(TestEngine engine) {
    return Storages.open(engine.config(engine.migratedUrl()));
  }
}
